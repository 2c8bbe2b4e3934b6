import { moneyKinds, type MoneyKind, type MoneyQuery, type MoneyTotals } from '@blattwerk/contract/payments/money';
import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** What an entry of the books counts as; null where it moves nothing between us and the outside. */
const countsAs = `CASE
      WHEN account = 'provider' AND kind = 'deposit' THEN 'deposits'
      WHEN account = 'provider' AND kind IN ('refund', 'refund-returned') THEN 'refunds'
      WHEN account = 'provider' AND kind IN ('dispute', 'dispute-won') THEN 'disputes'
      WHEN account = 'provider-fees' THEN 'provider-fees'
      WHEN account IN ('doctor-fees', 'service-fees', 'vat') THEN 'fees'
    END`;

/** When money of a kind moved, in a query over `payments`. */
export const momentsOf = (kind: MoneyKind): string => `
  SELECT at AS value FROM ledger_transactions JOIN ledger_entries ON ledger_entries.transaction_id = ledger_transactions.id
  WHERE ledger_transactions.payment_id = payments.id AND ${countsAs} = '${kind}'`;

/**
 * What an entry counts as, and with which sign it is read. All but the fees add up to the change of our balance at the provider: deposits less
 * refunds, disputes and the provider's fees. Fees are what was earned: those of doctors and our own, with the tax in them, less what was taken back.
 */
const countedEntries = `
  SELECT at, payment_id, ${countsAs} AS counts_as,
    CASE WHEN kind = 'deposit' OR account = 'provider-fees' THEN amount_cents ELSE -amount_cents END AS cents
  FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
  WHERE at >= :from AND at < :until`;

const berlin = `AT TIME ZONE 'Europe/Berlin'`;

/** The weeks of a month, cut at its ends, or the twelve months that end with it; days and moments as in Berlin. */
const periods: Record<MoneyQuery['by'], string> = {
  week: `SELECT greatest(week, first) AS first_on, least(week + 6, last) AS last_on
    FROM (SELECT (:month || '-01')::date AS first, ((:month || '-01')::date + interval '1 month - 1 day')::date AS last) AS month,
      LATERAL (SELECT generate_series(date_trunc('week', first), last, interval '1 week')::date AS week) AS weeks`,
  month: `SELECT month::date AS first_on, (month + interval '1 month - 1 day')::date AS last_on
    FROM generate_series((:month || '-01')::date - interval '11 months', (:month || '-01')::date, interval '1 month') AS month`,
};

interface Period {
  firstOn: string;
  lastOn: string;
  startsAt: Date;
  endsAt: Date;
}

const periodsOf = ({ trx }: Ctx, month: string, by: MoneyQuery['by']): Promise<Period[]> =>
  rawRows<Period>(
    trx,
    `SELECT first_on::text, last_on::text, first_on::timestamp ${berlin} AS starts_at, (last_on + 1)::timestamp ${berlin} AS ends_at
     FROM (${periods[by]}) AS periods ORDER BY first_on`,
    { month },
  );

interface Counted {
  kind: MoneyKind;
  cents: number;
  payments: number;
}

/** Every kind, also where there was nothing. */
const amountsBetween = async ({ trx }: Ctx, { startsAt, endsAt }: Pick<Period, 'startsAt' | 'endsAt'>): Promise<Counted[]> => {
  const rows = await rawRows<Counted>(
    trx,
    `SELECT counts_as AS kind, sum(cents)::integer AS cents, count(DISTINCT payment_id)::integer AS payments
     FROM (${countedEntries}) AS counted WHERE counts_as IS NOT NULL GROUP BY 1`,
    { from: startsAt, until: endsAt },
  );
  return moneyKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, cents: 0, payments: 0 });
};

/** The month of this moment in Berlin. */
const thisMonth = (now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(now);

/** A month and its first and last moment. */
export const monthBounds = async (ctx: Ctx, month: string): Promise<Period> => (await periodsOf(ctx, month, 'month')).at(-1) as Period;

export const readMoney = async (ctx: Ctx, { month = thisMonth(ctx.clock.now()), by }: MoneyQuery): Promise<MoneyTotals> => {
  const shown = await periodsOf(ctx, month, by);
  const counted: MoneyTotals['periods'] = [];
  for (const { firstOn, lastOn, startsAt, endsAt } of shown) {
    const amounts = await amountsBetween(ctx, { startsAt, endsAt });
    counted.push({ firstOn, lastOn, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), amounts });
  }
  return {
    month,
    totals: await amountsBetween(ctx, await monthBounds(ctx, month)),
    periods: counted,
  };
};
