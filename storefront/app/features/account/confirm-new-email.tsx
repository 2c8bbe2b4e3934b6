import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';

/** The link in the new mailbox: one press makes it the account's address. */
export const ConfirmNewEmail = ({ token }: { token: string }) => {
  const { t } = useTranslation('account');
  const { run, isPending, error } = useAction();
  const [isDone, setDone] = useState(false);
  const press = () =>
    run(async () => {
      await visitorApi.post('/clients/iam/email-change/confirm', { body: { token } });
      setDone(true);
    });
  if (isDone) {
    return (
      <>
        <Notice kind="ok" isAlert>
          <p>{t('newEmail.done')}</p>
        </Notice>
        <LinkButton to="/profile/security" isDocument>
          {t('newEmail.toProfile')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>{t('newEmail.text')}</p>
      <FailureNotice error={error} />
      {error ? (
        <LinkButton to="/profile/security">{t('newEmail.askAgain')}</LinkButton>
      ) : (
        <Button isWide isBusy={isPending} onClick={() => void press()}>
          {t('newEmail.submit')}
        </Button>
      )}
    </>
  );
};
