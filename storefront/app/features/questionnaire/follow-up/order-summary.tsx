import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../components/ui/app-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Facts } from '../../../components/ui/card.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { Money } from '../../../components/ui/values.tsx';
import { visitorApi } from '../../../lib/api/client.ts';
import styles from './follow-up.module.css';

/** What is ordered and what it costs, directly above the button that orders it. */
export const OrderSummary = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useTranslation('payment');
  const fees = useQuery({ queryKey: ['fees'], queryFn: () => visitorApi.get('/clients/fees') });
  if (fees.isPending) return <Skeleton lines={3} />;
  if (fees.isError) return <ErrorState error={fees.error} onRetry={() => void fees.refetch()} />;
  return (
    <>
      <Facts
        items={[
          { term: t('what'), value: t('whatValue') },
          {
            term: t('total'),
            value: (
              <strong>
                <Money cents={fees.data.depositCents} currency={fees.data.currency} />
              </strong>
            ),
          },
        ]}
      />
      <p className={styles.hint}>{t('vat')}</p>
      <ul className={styles.rules}>
        <li>{t('rule.offset')}</li>
        <li>{t('rule.refund')}</li>
        <li>{t('rule.decide')}</li>
      </ul>
      <Button type="submit" icon="lock" isWide isBusy={isBusy}>
        {t('order')}
      </Button>
      <p className={styles.hint}>
        {t('provider')} <AppLink to="/agb">{t('terms')}</AppLink>
      </p>
    </>
  );
};
