import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { Money } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { api } from '../../lib/api/api.ts';
import styles from './payment.module.css';

/** The order in one look: what, how much, what happens with the money; then the payment provider's own page. */
export const PaymentScreen = ({ treatment, wasCancelled }: { treatment: PatientTreatment; wasCancelled: boolean }) => {
  const { t } = useTranslation('payment');
  const { run, isPending, error } = useAction();
  const order = () =>
    run(async () => {
      const { url } = await api.post<{ url: string }>('/stripe/create-checkout-session', { treatmentId: treatment.id });
      window.location.assign(url);
    });
  const products = treatment.products.map((entry) => ('product' in entry ? entry.product.name : entry.wish.strainName));
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
            { term: t('request'), value: treatment.number },
            { term: t('products'), value: products.length > 0 ? products.join(', ') : t('doctorChooses') },
            { term: t('what'), value: t('whatValue') },
            {
              term: t('total'),
              value: (
                <strong className={styles.total}>
                  <Money cents={treatment.deposit.amountCents} currency={treatment.deposit.currency} />
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
