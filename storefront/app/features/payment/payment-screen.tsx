import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { Money } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import type { OrderSummary } from './use-order.ts';
import styles from './payment.module.css';

interface Props {
  summary: OrderSummary;
  wasCancelled: boolean;
  /** The request was made, so what is ordered has to be read again: the way to the payment page may fail after it. */
  onMade: () => Promise<void>;
}

/** The order in one look: what, how much, what happens with the money. The press makes the request; then comes the payment provider's own page. */
export const PaymentScreen = ({ summary, wasCancelled, onMade }: Props) => {
  const { t } = useTranslation('payment');
  const { run, isPending, error } = useAction();
  const order = () =>
    run(async () => {
      const treatmentId = summary.treatmentId ?? (await make());
      const { url } = await memberApi.post('/clients/stripe/create-checkout-session', { body: { treatmentId } });
      window.location.assign(url);
    });
  const make = async (): Promise<string> => {
    const { id } = await memberApi.post('/clients/treatment');
    await onMade();
    return id;
  };
  const { number, products, amountCents, currency } = summary;
  return (
    <div className={styles.screen}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {wasCancelled && (
        <Notice kind="info" title={t('cancelledTitle')}>
          <p>{t('cancelledText')}</p>
        </Notice>
      )}
      <Card>
        <h2>{t('summary')}</h2>
        <Facts
          items={[
            ...(number === null ? [] : [{ term: t('request'), value: number }]),
            { term: t('products'), value: products.length > 0 ? products.join(', ') : t('doctorChooses') },
            { term: t('what'), value: t('whatValue') },
            {
              term: t('total'),
              value: (
                <strong className={styles.total}>
                  <Money cents={amountCents} currency={currency} />
                </strong>
              ),
            },
          ]}
        />
        <p className={styles.vat}>{t('vat')}</p>
        <ul className={styles.rules}>
          <li>{t('rule.offset')}</li>
          <li>{t('rule.refund')}</li>
          <li>{t('rule.decide')}</li>
        </ul>
        <FailureNotice error={error} />
        <Button icon="lock" isWide isBusy={isPending} onClick={() => void order()}>
          {t('order')}
        </Button>
        <p className={styles.small}>
          {t('provider')} <AppLink to="/agb">{t('terms')}</AppLink>
        </p>
      </Card>
    </div>
  );
};
