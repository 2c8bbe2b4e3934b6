import { useTranslation } from 'react-i18next';
import { failureText, supportCode } from '../../lib/api/failure-text.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { Button } from './button.tsx';
import { HelpContact } from './help-contact.tsx';
import { Icon } from './icon.tsx';
import styles from './feedback.module.css';

/** Says what happened, that nothing is lost, what to do, and what support will ask for. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const code = supportCode(error);
  return (
    <div className={styles.state} role="alert">
      <span className={styles.bad}>
        <Icon name="error" size="large" />
      </span>
      <h2>{t('state.error')}</h2>
      <p>{failureText(error, locale)}</p>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )}
      {code && <p className={styles.code}>{t('state.supportCode', { code })}</p>}
      <HelpContact />
    </div>
  );
};
