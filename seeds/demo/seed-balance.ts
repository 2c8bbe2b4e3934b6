import type { Knex } from 'knex';

/** The movements of the provider's balance that belong to the demo's payments: each charge with its fee (1.5 % and 25 cents), each refund. */
const movements = `
  INSERT INTO balance_transactions (id, type, amount_cents, fee_cents, source, stripe_payment_intent_id, created_at)
  SELECT 'txn_demo_' || id, 'charge', amount_cents, round(amount_cents * 0.015)::integer + 25, 'ch_demo_' || id, stripe_payment_intent_id, paid_at
    FROM payments WHERE paid_at IS NOT NULL
  UNION ALL
  SELECT 'txn_demo_' || refunds.id, 'refund', -refunds.amount_cents, 0, 're_demo_' || refunds.id, stripe_payment_intent_id, refunded_at
    FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE refunded_at IS NOT NULL`;

/** What the daily reconciliation has read of the past, so that its first run finds no difference. */
export const seedBalance = async (trx: Knex): Promise<void> => {
  await trx.raw(movements);
};
