import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import styles from './payment.module.css';

const longAfterMs = 60_000;

/** Back from the payment page: only the provider's own message counts, so we wait for it and say so. */
export const ConfirmingScreen = () => {
  const { t } = useTranslation('payment');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.screen}>
      <h1>{t('confirming.title')}</h1>
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <p>{t(isLong ? 'confirming.long' : 'confirming.text')}</p>
      </div>
      {isLong && (
        <p>
          <LinkButton to="/dashboard" kind="secondary">
            {t('confirming.leave')}
          </LinkButton>
        </p>
      )}
    </div>
  );
};
