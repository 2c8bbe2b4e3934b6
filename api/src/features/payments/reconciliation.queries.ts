import type { LedgerBalance } from '@blattwerk/contract/payments/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** A movement of the provider's balance, as it is stored. */
export interface BalanceTransactionRow {
  id: string;
  type: string;
  amountCents: number;
  feeCents: number;
  source: string | null;
  stripePaymentIntentId: string | null;
  createdAt: Date;
}

/** What is known already has no effect. */
export const insertBalanceTransaction = async ({ trx }: Ctx, row: BalanceTransactionRow): Promise<void> =>
  void (await trx('balance_transactions').insert(row).onConflict('id').ignore());

export const newestBalanceTransaction = async ({ trx }: Ctx): Promise<Date | null> =>
  (await trx('balance_transactions').max('createdAt as at').first<{ at: Date | null }>()).at;

export interface Difference {
  /** Null for money at the provider that no payment of ours knows. */
  payment: string | null;
  reference: string;
  ours: number;
  theirs: number;
}

/** The provider's account of each payment in our books, beside what the provider says of it; fees are left out on both sides. */
export const findDifferences = ({ trx }: Ctx): Promise<Difference[]> =>
  rawRows<Difference>(
    trx,
    `WITH deposits AS (SELECT payment_id, reference FROM ledger_transactions WHERE kind = 'deposit'),
       ours AS (
         SELECT deposits.reference, sum(amount_cents)::integer AS cents
         FROM deposits JOIN ledger_transactions USING (payment_id) JOIN ledger_entries ON transaction_id = ledger_transactions.id
         WHERE account = 'provider' AND kind <> 'provider-fee' GROUP BY deposits.reference
       ),
       theirs AS (
         SELECT stripe_payment_intent_id AS reference, sum(amount_cents)::integer AS cents
         FROM balance_transactions WHERE stripe_payment_intent_id IS NOT NULL GROUP BY 1
       )
     SELECT deposits.payment_id AS payment, reference, coalesce(ours.cents, 0) AS ours, coalesce(theirs.cents, 0) AS theirs
     FROM ours FULL JOIN theirs USING (reference) LEFT JOIN deposits USING (reference)
     WHERE ours.cents IS DISTINCT FROM theirs.cents ORDER BY reference`,
    {},
  );

/** The outcome of a daily run, and who was told of it. */
export const insertReconciliation = async ({ trx, clock }: Ctx, differences: readonly Difference[], told: readonly string[]): Promise<void> =>
  void (await trx('reconciliations').insert({ id: newId(), finishedAt: clock.now(), differences: JSON.stringify(differences), told: [...told] }));

const namesOf = async (trx: Knex, ids: readonly string[]): Promise<string[]> => {
  const people = await trx('users')
    .whereIn('id', [...ids])
    .orderBy(['lastName', 'firstName', 'id'])
    .select('firstName', 'lastName');
  return people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
};

/** The sums of all accounts as they are, and what the last run found. */
export const readBalance = async ({ trx }: Ctx): Promise<LedgerBalance> => {
  const accounts = await rawRows<LedgerBalance['accounts'][number]>(
    trx,
    'SELECT account, sum(amount_cents)::integer AS balance_cents FROM ledger_entries GROUP BY account ORDER BY account',
    {},
  );
  const last = await trx('reconciliations')
    .orderBy('finishedAt', 'desc')
    .first<{ finishedAt: Date; differences: Difference[]; told: string[] } | undefined>('finishedAt', 'differences', 'told');
  return {
    sumCents: accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    differences: last?.differences ?? [],
    reconciledAt: last?.finishedAt.toISOString() ?? null,
    told: await namesOf(trx, last?.told ?? []),
    accounts,
  };
};
