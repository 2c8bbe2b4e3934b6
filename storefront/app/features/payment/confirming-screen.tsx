import { useTranslation } from 'react-i18next';
import { Waiting } from '../../components/ui/waiting.tsx';
import styles from './payment.module.css';

const longAfterMs = 60_000;

/** Back from the payment page: only the provider's own message counts, so we wait for it and say so. */
export const ConfirmingScreen = () => {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.screen}>
      <h1>{t('confirming.title')}</h1>
      <Waiting text={t('confirming.text')} longText={t('confirming.long')} longAfterMs={longAfterMs} leave={t('confirming.leave')} />
    </div>
  );
};
