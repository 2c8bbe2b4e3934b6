import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';

export type NewsletterStep = 'confirm' | 'withdraw';

const send = (step: NewsletterStep, token: string): Promise<unknown> =>
  step === 'confirm' ? api.publicPost('/newsletter/confirm', { token }) : api.publicPost(`/newsletter/${encodeURIComponent(token)}/withdraw`);

/** Where a mail's link leads: nothing happens until a person presses the button. */
export const TokenStep = ({ step, token }: { step: NewsletterStep; token: string | null }) => {
  const { t } = useTranslation('newsletter');
  const [isDone, setDone] = useState(false);
  const { run, isPending, error } = useAction();
  if (isDone)
    return (
      <div role="status">
        <Notice kind="ok" title={t(`${step}.done`)}>
          <p>{t(`${step}.doneText`)}</p>
        </Notice>
        <LinkButton to="/" kind="secondary">
          {t('home')}
        </LinkButton>
      </div>
    );
  if (token === null)
    return (
      <>
        <Notice kind="warn" title={t('incomplete.title')}>
          <p>{t('incomplete.text')}</p>
        </Notice>
        <LinkButton to="/newsletter" kind="secondary">
          {t('again')}
        </LinkButton>
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
