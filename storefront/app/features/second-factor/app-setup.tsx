import { confirmTotpInput } from '@blattwerk/contract/second-factors/shapes';
import type { TotpEnrolment } from '@blattwerk/contract/second-factors/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './second-factor.module.css';

interface Props {
  enrolment: TotpEnrolment;
  onOn: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Scan, or type the secret, then show with a first code that the app has it. */
export const AppSetup = ({ enrolment, onOn, onCancel }: Props) => {
  const { t } = useTranslation('second-factor');
  const form = useShapeForm(confirmTotpInput, { code: '' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((input) =>
    run(async () => {
      try {
        onOn((await memberApi.post('/clients/iam/second-factors/totp/confirm', { body: input })).recoveryCodes);
      } catch (failure) {
        if (!form.showServerErrors(failure, { 'auth.codeInvalid': 'code' })) throw failure;
      }
    }),
  );
  return (
    <div className={styles.setup}>
      <img src={enrolment.qrCode} alt={t('app.qrAlt')} width={208} height={208} className={styles.qr} />
      <div>
        <p>{t('app.scan')}</p>
        <p className={styles.small}>{t('app.orType')}</p>
        <p className={styles.secret}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</p>
        <p className={styles.small}>
          <a href={enrolment.uri}>{t('app.openHere')}</a>
        </p>
        <ScriptedForm onSubmit={(event) => void submit(event)} className={styles.form}>
          <TextInput
            label={t('app.firstCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            {...form.register('code')}
            error={form.errorOf('code')}
          />
          <FailureNotice error={error} />
          <div className={styles.row}>
            <Button type="submit" isBusy={isPending}>
              {t('app.turnOn')}
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              {t('guard.cancel')}
            </Button>
          </div>
        </ScriptedForm>
      </div>
    </div>
  );
};
