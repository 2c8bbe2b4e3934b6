import type { Alert } from '@blattwerk/contract/alerts/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { wishOfAlert } from './alert-wish.ts';
import styles from './alerts.module.css';

interface Changes {
  onRemoved: (id: string) => void;
  /** Asked for again, after it had been removed. */
  onRestored: (alert: Alert) => void;
}

/** What an alert waits for, in words. */
const useAlertWords = () => {
  const { t } = useTranslation('alerts');
  const { money } = useFormat();
  return ({ kind, priceCents, pharmacy, zipCode, radiusKm, product }: Alert): string => {
    const price = priceCents === null ? '' : `${money(priceCents)}/${t(`unit.${product.unit}`, { ns: 'common' })}`;
    const what = t(`own.${kind}`, { price, pharmacy: pharmacy?.name ?? '' });
    return zipCode === null ? what : `${what}, ${t('own.area', { zipCode, km: radiusKm ?? 0 })}`;
  };
};

const OwnAlert = ({ alert, onRemoved, onRestored }: Changes & { alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const words = useAlertWords();
  const { dateTime } = useFormat();
  const { run, isPending, error } = useAction();
  const restore = async (): Promise<void> => {
    const { alert: made } = await memberApi.post('/clients/subscription', { body: wishOfAlert(alert) });
    if (made) onRestored(made);
  };
  const remove = () =>
    void run(async () => {
      await memberApi.delete('/clients/subscription/:id', { params: { id: alert.id } });
      onRemoved(alert.id);
      toast.removed(t('own.removed'), restore);
    });
  return (
    <li>
      <span>
        {words(alert)}
        {alert.lastSentAt && ` · ${t('own.sent', { at: dateTime(alert.lastSentAt) })}`}
      </span>
      <Button kind="quiet" size="small" onClick={remove} isBusy={isPending} aria-label={t('own.removeLabel', { what: words(alert) })}>
        {t('own.remove')}
      </Button>
      <FailureNotice error={error} />
    </li>
  );
};

/** The account's alerts of one product, each with its way out. */
export const OwnAlerts = ({ alerts, ...changes }: Changes & { alerts: readonly Alert[] }) => {
  const { t } = useTranslation('alerts');
  if (alerts.length === 0) return null;
  return (
    <>
      <h3>{t('own.title')}</h3>
      <ul className={styles.own}>
        {alerts.map((alert) => (
          <OwnAlert key={alert.id} alert={alert} {...changes} />
        ))}
      </ul>
    </>
  );
};
