import type { MoneyKind, MoneyTotals } from '@blattwerk/contract/payments/money';
import { moneyKinds } from '@blattwerk/contract/payments/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BarTable } from '../../components/bar-table.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { listLink } from '../../grid/filters.ts';
import { periodName } from './months.ts';

/** The field of a payment that says when money of this kind moved. */
const fieldOf: Record<MoneyKind, string> = {
  deposits: 'paidAt',
  refunds: 'refundedAt',
  disputes: 'disputedAt',
  'provider-fees': 'providerFeeAt',
  fees: 'feeAt',
};

interface Span {
  startsAt: string;
  endsAt: string;
}

/** The payments whose money of this kind moved in a time; its end is not part of it. */
const paymentsIn = (kind: MoneyKind, { startsAt, endsAt }: Span): string =>
  listLink('payments', [
    { field: fieldOf[kind], operator: 'gte', value: startsAt },
    { field: fieldOf[kind], operator: 'lte', value: new Date(new Date(endsAt).getTime() - 1).toISOString() },
  ]);

/** The month's amounts, each with the list of its payments. */
export const Totals = ({ totals, span }: { totals: MoneyTotals['totals']; span: Span }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const items = totals.map(({ kind, cents, payments }) => ({
    label: t(`money.kind.${kind}`),
    value: payments === 0 ? money(cents) : <Link to={paymentsIn(kind, span)}>{money(cents)}</Link>,
    note: t('money.payments', { count: payments }),
  }));
  return <Tiles items={items} />;
};

interface PlotProps {
  kind: MoneyKind;
  by: 'week' | 'month';
  periods: MoneyTotals['periods'];
}

const Plot = ({ kind, by, periods }: PlotProps) => {
  const { t, i18n } = useTranslation();
  const { money } = useFormats();
  const rows = periods.map((period) => {
    const { cents, payments } = period.amounts.find((amount) => amount.kind === kind) ?? { cents: 0, payments: 0 };
    const text = payments === 0 ? money(cents) : <Link to={paymentsIn(kind, period)}>{money(cents)}</Link>;
    return { key: period.firstOn, head: periodName(i18n.language, by, period), cells: [{ text, size: Math.abs(cents) }] };
  });
  return (
    <Section title={t(`money.kind.${kind}`)}>
      <p className="quiet">{t(`money.means.${kind}`)}</p>
      {rows.every(({ cells }) => cells[0]?.size === 0) ? (
        <p>{t('money.nothing')}</p>
      ) : (
        <BarTable label={t(`money.kind.${kind}`)} rowHead={t(`money.head.${by}`)} series={[t('money.head.amount')]} rows={rows} />
      )}
    </Section>
  );
};

/** One plot for each kind of money. */
export const Plots = ({ by, periods }: Omit<PlotProps, 'kind'>) => (
  <div className="money-plots">
    {moneyKinds.map((kind) => (
      <Plot key={kind} kind={kind} by={by} periods={periods} />
    ))}
  </div>
);
