import { withdrawalInput, type WithdrawalInput } from '@blattwerk/contract/withdrawals/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { Textarea, TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import { emptyIsNone, useShapeForm } from '../../lib/forms/use-shape-form.ts';

interface Received {
  message: string;
  receivedAt: string;
}

/** The second step: what is declared, once more, with the button that declares it. */
const Confirm = ({ declared, onReceived, onBack }: { declared: WithdrawalInput; onReceived: (received: Received) => void; onBack: () => void }) => {
  const { t } = useTranslation('withdrawal');
  const { run, isPending, error } = useAction();
  const send = () => run(async () => onReceived(await visitorApi.post('/clients/withdrawals', { body: declared })));
  return (
    <section aria-labelledby="confirm-withdrawal">
      <h2 id="confirm-withdrawal">{t('confirm.title')}</h2>
      <p>{t('confirm.declaration', { name: declared.name })}</p>
      <Facts
        items={[
          { term: t('email'), value: declared.email },
          ...(declared.treatmentNumber ? [{ term: t('treatmentNumber'), value: declared.treatmentNumber }] : []),
          ...(declared.text ? [{ term: t('text'), value: declared.text }] : []),
        ]}
      />
      <FailureNotice error={error} />
      <p>
        <Button isWide isBusy={isPending} onClick={() => void send()}>
          {t('confirm.submit')}
        </Button>
      </p>
      <Button kind="secondary" isWide onClick={onBack}>
        {t('confirm.back')}
      </Button>
    </section>
  );
};

/** The first step asks for no more than the law allows: a name, the contract, and where the receipt goes. */
export const WithdrawalForm = () => {
  const { t } = useTranslation('withdrawal');
  const form = useShapeForm(withdrawalInput, {});
  const [declared, setDeclared] = useState<WithdrawalInput>();
  const [received, setReceived] = useState<Received>();
  if (received)
    return (
      <div role="status">
        <Notice kind="ok" title={t('received.title')}>
          <p>
            {received.message} <DateTime value={received.receivedAt} />
          </p>
          <p>{t('received.text')}</p>
        </Notice>
      </div>
    );
  if (declared) return <Confirm declared={declared} onReceived={setReceived} onBack={() => setDeclared(undefined)} />;
  return (
    <ScriptedForm onSubmit={(event) => void form.handleSubmit(setDeclared)(event)}>
      <TextInput label={t('name')} autoComplete="name" {...form.register('name')} error={form.errorOf('name')} />
      <TextInput
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
        error={form.errorOf('email')}
      />
      <TextInput
        label={t('treatmentNumber')}
        help={t('treatmentNumberHelp')}
        isOptional
        {...form.register('treatmentNumber', emptyIsNone)}
        error={form.errorOf('treatmentNumber')}
      />
      <Textarea label={t('text')} help={t('textHelp')} isOptional {...form.register('text', emptyIsNone)} error={form.errorOf('text')} />
      <Button type="submit" isWide>
        {t('next')}
      </Button>
    </ScriptedForm>
  );
};
