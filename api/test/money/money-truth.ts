import type Stripe from 'stripe';
import { duration } from '../../src/kernel/clock.ts';
import { rawRows } from '../../src/kernel/raw-rows.ts';
import { collectEvents, deliver, type History } from './money-history.ts';

/** The calm after it all: every event is delivered, every job done, and what was lost on the way is asked for. */
export const comeToRest = async (history: History): Promise<void> => {
  const { test, server, events, sandbox } = history;
  await sandbox.call('PUT', '/_control', { stripe: { failNext: 0 } });
  for (let round = 0; round < 3; round += 1) {
    for (let isQuiet = false; !isQuiet;) {
      await collectEvents(history);
      for (const event of events.waiting.values()) await deliver(history, event);
      isQuiet = (await server.runJobs()) === 0 && events.waiting.size === 0;
    }
    // Refunds whose tries are used up are sent again by the clock.
    await test
      .knex('refunds')
      .where({ status: 'pending' })
      .update({ requestedAt: new Date(test.clock.now().getTime() - duration.hours) });
    await test.ctx.jobs.send('payments.reconcile', {});
  }
};

/** What Stripe's balance says of each payment, without fees. */
const balancesAtStripe = async (stripe: Stripe): Promise<Map<string, number>> => {
  const sums = new Map<string, number>();
  for await (const { amount, source } of stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] })) {
    const intent = source !== null && typeof source === 'object' && 'payment_intent' in source ? String(source.payment_intent) : 'none';
    sums.set(intent, (sums.get(intent) ?? 0) + amount);
  }
  return sums;
};

const balancesOfBooks = async ({ test }: History): Promise<Map<string, number>> => {
  const rows = await rawRows<{ reference: string; cents: number }>(
    test.knex,
    `SELECT deposit.reference, sum(amount_cents)::integer AS cents
     FROM ledger_transactions AS deposit JOIN ledger_transactions AS moved USING (payment_id) JOIN ledger_entries ON transaction_id = moved.id
     WHERE deposit.kind = 'deposit' AND account = 'provider' AND moved.kind <> 'provider-fee' GROUP BY 1`,
    {},
  );
  return new Map(rows.map(({ reference, cents }) => [reference, cents]));
};

/** What the books must never be; each list names the rows that break the rule. */
const rules: Record<string, string> = {
  'entries of a transaction sum to zero': 'SELECT transaction_id::text AS id FROM ledger_entries GROUP BY 1 HAVING sum(amount_cents) <> 0',
  'the status of a payment is what its entries say':
    "SELECT id FROM payments WHERE coalesce(ledger_status(id) <> status, status NOT IN ('open', 'failed', 'expired'))",
  'no payment has more than one deposit': `SELECT payment_id AS id FROM ledger_transactions WHERE kind = 'deposit' GROUP BY 1 HAVING count(*) > 1`,
  'no request has two deposits that are kept': `SELECT treatment_id AS id FROM payments WHERE status IN ('paid', 'offset', 'partly-refunded') GROUP BY 1 HAVING count(*) > 1`,
  'what was asked to go back has gone, failed at the bank, or waits for the bank’s decision': `SELECT refunds.id FROM refunds JOIN payments ON payments.id = payment_id WHERE refunds.status = 'pending' AND payments.status <> 'disputed'`,
  'a refund is made once for each time it arrived': `SELECT refunds.id FROM refunds LEFT JOIN ledger_transactions ON kind = 'refund' AND reference = stripe_refund_id WHERE refunds.status = 'done' AND ledger_transactions.id IS NULL`,
  'the patient is told of each refund': `SELECT reference AS id FROM ledger_transactions WHERE kind = 'refund' EXCEPT SELECT reference FROM ledger_transactions WHERE kind = 'refund' AND payment_id IN (SELECT payment_id FROM refunds JOIN mails ON dedupe_key LIKE 'refund:' || refunds.id || ':%')`,
};

export interface Verdict {
  broken: Record<string, string[]>;
  sumCents: number;
  /** Payments whose account at the provider is not what the provider says. */
  differences: { reference: string; ours: number; theirs: number }[];
  /** Refunds that staff were told are taken, and that are not there. */
  lost: string[];
  /** Refunds of ours that Stripe has made twice. */
  doubled: string[];
}

const doubledAtStripe = async (stripe: Stripe): Promise<string[]> => {
  const made = new Map<string, number>();
  for await (const { metadata, status } of stripe.refunds.list({ limit: 100 }))
    if (metadata?.['refundId'] && status !== 'failed') made.set(metadata['refundId'], (made.get(metadata['refundId']) ?? 0) + 1);
  return [...made].filter(([, times]) => times > 1).map(([id]) => id);
};

export const judge = async (history: History): Promise<Verdict> => {
  const { test, stripe, taken } = history;
  const broken: Record<string, string[]> = {};
  for (const [rule, sql] of Object.entries(rules)) {
    const rows = await rawRows<{ id: string }>(test.knex, sql, {});
    if (rows.length > 0) broken[rule] = rows.slice(0, 5).map(({ id }) => id);
  }
  const [ours, theirs] = [await balancesOfBooks(history), await balancesAtStripe(stripe)];
  const references = [...new Set([...ours.keys(), ...theirs.keys()])];
  const [{ sumCents }] = (await rawRows<{ sumCents: number }>(
    test.knex,
    'SELECT coalesce(sum(amount_cents), 0)::integer AS sum_cents FROM ledger_entries',
    {},
  )) as [{ sumCents: number }];
  const known = new Set<string>(await test.knex('refunds').pluck('id'));
  return {
    broken,
    sumCents,
    differences: references
      .map((reference) => ({ reference, ours: ours.get(reference) ?? 0, theirs: theirs.get(reference) ?? 0 }))
      .filter((one) => one.ours !== one.theirs),
    lost: [...taken].filter((id) => !known.has(id)),
    doubled: await doubledAtStripe(stripe),
  };
};
