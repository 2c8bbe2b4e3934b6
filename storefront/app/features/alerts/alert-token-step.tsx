import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';

export type AlertStep = 'confirm' | 'end';

const send = (step: AlertStep, token: string): Promise<unknown> =>
  step === 'confirm' ? api.publicPost('/subscription/confirm', { token }) : api.publicPost(`/subscription/${encodeURIComponent(token)}/end`);

/** Where a mail's link leads: nothing happens until a person presses the button. */
export const AlertTokenStep = ({ step, token }: { step: AlertStep; token: string | null }) => {
  const { t } = useTranslation('alerts');
  const [isDone, setDone] = useState(false);
  const { run, isPending, error } = useAction();
  const toMarket = (
    <LinkButton to="/market" kind="secondary">
      {t('toMarket')}
    </LinkButton>
  );
  if (isDone || token === null)
    return (
      <>
        <div role="status">
          <Notice kind={isDone ? 'ok' : 'warn'} title={t(isDone ? `${step}.done` : 'incomplete.title')}>
            <p>{t(isDone ? `${step}.doneText` : 'incomplete.text')}</p>
          </Notice>
        </div>
        {toMarket}
      </>
    );
  const press = () =>
    run(async () => {
      await send(step, token);
      setDone(true);
    });
  return (
    <ScriptedForm
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <p>{t(`${step}.text`)}</p>
      <FailureNotice error={error} />
      <Button type="submit" isWide isBusy={isPending}>
        {t(`${step}.action`)}
      </Button>
    </ScriptedForm>
  );
};
