import type { Fees } from '@blattwerk/contract/fees/shapes';
import type { Selection } from '@blattwerk/contract/selections/shapes';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './cost-card.module.css';

interface Props extends Pick<Selection, 'fromTotalCents' | 'fromDeliveredCents'> {
  fees: Fees;
  note?: string;
}

/** What it comes to: the medicines where they are cheapest together, the doctor's fee by itself, and with shipping where it is known what that costs. */
export const CostCard = ({ fromTotalCents, fromDeliveredCents, fees, note }: Props) => {
  const { t } = useTranslation('selection');
  const { money } = useFormat();
  const sumOf = (term: 'cost.sum' | 'cost.sumDelivered', cents: number | null) =>
    cents === null
      ? []
      : [{ term: t(term), value: <strong className={styles.price}>{t('cost.from', { price: money(cents + fees.depositCents, fees.currency) })}</strong> }];
  const items = [
    { term: t('cost.products'), value: fromTotalCents === null ? t('cost.open') : t('cost.from', { price: money(fromTotalCents) }) },
    { term: t('cost.fee'), value: money(fees.depositCents, fees.currency) },
    { term: t('cost.shipping'), value: t('cost.shippingOpen') },
    ...sumOf('cost.sum', fromTotalCents),
    ...sumOf('cost.sumDelivered', fromDeliveredCents),
  ];
  return (
    <Card>
      <h2>{t('cost.title')}</h2>
      <Facts items={items} />
      <p className={styles.quiet}>{[note, t('cost.note')].filter(Boolean).join(' ')}</p>
    </Card>
  );
};
