import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './account.module.css';
import type { Session } from './enter.ts';
import { enter } from './enter.ts';

interface Props {
  session: Session;
  endedAt: string;
  returnTo: string;
}

/** Signed in, and something happened meanwhile: said once, before it goes on to where the person wanted to go. */
export const ReuseNotice = ({ session, endedAt, returnTo }: Props) => {
  const { t } = useTranslation('account');
  const { dateTime } = useFormat();
  const locale = useLocale();
  return (
    <div className={styles.form}>
      <Notice kind="warn" title={t('login.reuse.title')} isAlert>
        <p>{t('login.reuse.text', { at: dateTime(endedAt) })}</p>
        <p>{t('login.reuse.advice')}</p>
      </Notice>
      <div className={styles.actions}>
        <Button isWide autoFocus onClick={() => enter(session, locale, returnTo)}>
          {t('login.reuse.continue')}
        </Button>
        {session.user.role === 'patient' && (
          <Button kind="secondary" isWide onClick={() => enter(session, locale, '/profile/security')}>
            {t('login.reuse.security')}
          </Button>
        )}
      </div>
    </div>
  );
};
