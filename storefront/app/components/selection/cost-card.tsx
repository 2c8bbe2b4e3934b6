import type { Fees } from '@blattwerk/contract/fees/shapes';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './cost-card.module.css';

/** What it comes to: the medicines where they are cheapest together, the doctor's fee by itself, shipping left open. */
export const CostCard = ({ fromTotalCents, fees, note }: { fromTotalCents: number | null; fees: Fees; note?: string }) => {
  const { t } = useTranslation('selection');
  const { money } = useFormat();
  const items = [
    { term: t('cost.products'), value: fromTotalCents === null ? t('cost.open') : t('cost.from', { price: money(fromTotalCents) }) },
    { term: t('cost.fee'), value: money(fees.depositCents, fees.currency) },
    { term: t('cost.shipping'), value: t('cost.shippingOpen') },
    ...(fromTotalCents === null
      ? []
      : [{ term: t('cost.sum'), value: <strong className={styles.price}>{t('cost.from', { price: money(fromTotalCents + fees.depositCents) })}</strong> }]),
  ];
  return (
    <Card>
      <h2>{t('cost.title')}</h2>
      <Facts items={items} />
      <p className={styles.quiet}>{[note, t('cost.note')].filter(Boolean).join(' ')}</p>
    </Card>
  );
};
