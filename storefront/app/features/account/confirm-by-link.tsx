import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { rememberSession, safeReturnTo } from '../../lib/api/session.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { enter } from './enter.ts';
import { onboarding, useConfirm } from './use-confirm.ts';
import { isTokenOver } from '../../lib/api/token-over.ts';
import { askWaitingTab } from './waiting-tab.ts';
import styles from './account.module.css';

/** Opening the link shows this page; only the button confirms, so that a mail scanner cannot. */
export const ConfirmByLink = ({ token }: { token: string }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { confirm, isPending, error } = useConfirm();
  const [goOnTo, setGoOnTo] = useState<string>();
  const press = async () => {
    const claim = await askWaitingTab();
    await confirm({ token, claim }, (session) => {
      const next = safeReturnTo(session.nextPage, onboarding);
      if (!claim) return enter(session, locale, next);
      rememberSession(session.sessionId);
      setGoOnTo(next);
    });
  };
  if (goOnTo !== undefined) {
    return (
      <>
        <Notice kind="ok" title={t('confirm.doneTitle')} isAlert>
          <p>{t('confirm.doneElsewhere')}</p>
        </Notice>
        <LinkButton to={goOnTo} kind="secondary" isDocument>
          {t('confirm.goOnHere')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {!isTokenOver(error) && <p>{t('confirm.linkText')}</p>}
      <FailureNotice error={error} />
      {isTokenOver(error) ? (
        <div className={styles.actions}>
          <LinkButton to="/auth/confirm-info/sign-up">{t('confirm.newMail')}</LinkButton>
          <LinkButton to="/auth/login" kind="secondary">
            {t('confirm.toLogin')}
          </LinkButton>
        </div>
      ) : (
        <ScriptedForm
          onSubmit={(event) => {
            event.preventDefault();
            void press();
          }}
        >
          <Button type="submit" isWide isBusy={isPending}>
            {t('confirm.submit')}
          </Button>
        </ScriptedForm>
      )}
      <p className={styles.quiet}>{t(isTokenOver(error) ? 'confirm.alreadyDone' : 'confirm.notMe')}</p>
    </>
  );
};
