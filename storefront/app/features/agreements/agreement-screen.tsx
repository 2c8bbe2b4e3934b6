import type { Agreement, SignedDocument } from '@blattwerk/contract/agreements/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { CheckboxField } from '../../components/ui/choices.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import type { Signature } from '../../components/ui/signature-pad.tsx';
import { SignaturePad } from '../../components/ui/signature-pad.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { statusesKey } from '../../lib/auth/use-me.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { AgreementChanges } from './agreement-changes.tsx';
import { agreementAddresses } from './agreement-page.tsx';
import { AgreementText } from './agreement-text.tsx';
import styles from './agreements.module.css';

interface Props {
  document: SignedDocument;
  /** First and last name, as in the account. */
  signer: string;
  /** Where the way goes on after signing. */
  onSigned: () => Promise<void>;
}

const SignForm = ({ agreement, document, signer, onSigned }: Props & { agreement: Agreement }) => {
  const { t } = useTranslation('agreements');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const shape = z.object({
    hasRead: z.boolean().refine(Boolean, { error: t('needsRead') }),
    signature: z.custom<Signature>(Boolean, { error: t('needsSignature') }),
  });
  const form = useShapeForm(shape, { hasRead: false }, 'onSubmit');
  const { field: drawn } = useController({ control: form.control, name: 'signature' });
  const missingSignature = form.errorOf('signature');
  const submit = form.handleSubmit(({ signature }) =>
    run(async () => {
      await memberApi.post('/clients/iam/sign', { body: { document, version: agreement.version, signature } });
      toast.success(t('signedToast'));
      await client.invalidateQueries({ queryKey: statusesKey });
      await onSigned();
    }),
  );
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <h2>{t('signTitle')}</h2>
      <CheckboxField {...form.register('hasRead')} label={t(`${document}.read`)} error={form.errorOf('hasRead')} />
      <SignaturePad name={signer} onChange={drawn.onChange} />
      {missingSignature && (
        <Notice kind="bad" isAlert>
          <p>{missingSignature}</p>
        </Notice>
      )}
      <FailureNotice error={error} />
      <Button type="submit" icon="pen" isBusy={isPending}>
        {t(`${document}.sign`)}
      </Button>
    </ScriptedForm>
  );
};

/** Read in peace, then sign by typing or drawing. A signed version says when, and can be downloaded. */
export const AgreementScreen = (props: Props) => {
  const { t } = useTranslation('agreements');
  const { document } = props;
  const agreement = useQuery({
    queryKey: ['agreement', document],
    queryFn: () => memberApi.get('/clients/iam/agreements/:document', { params: { document } }),
    staleTime: 0,
  });
  if (agreement.isPending) return <Skeleton lines={10} />;
  if (agreement.isError) return <ErrorState error={agreement.error} onRetry={() => void agreement.refetch()} />;
  const { signedAt, changes } = agreement.data;
  return (
    <div className={styles.screen}>
      <h1>{agreement.data.title}</h1>
      <p>{t(`${document}.intro`)}</p>
      {!signedAt && changes?.wasSigned && (
        <>
          <Notice kind="info" title={t('newVersion', { version: agreement.data.version })}>
            <p>{t('newVersionText')}</p>
          </Notice>
          <AgreementChanges changes={changes} isOpen />
        </>
      )}
      <AgreementText agreement={agreement.data} isBoxed />
      <p>
        <AppLink to={agreementAddresses[document]}>{t('asPage')}</AppLink>
      </p>
      {signedAt ? (
        <>
          <Notice kind="ok">
            <p>
              {t('signedAt')} <DateTime value={signedAt} />
            </p>
          </Notice>
          <LinkButton to="/dashboard">{t('toDashboard')}</LinkButton>
        </>
      ) : (
        <SignForm {...props} agreement={agreement.data} />
      )}
    </div>
  );
};
