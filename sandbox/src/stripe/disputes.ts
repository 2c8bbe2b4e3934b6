import { newId } from '../ids.ts';
import { buildBalanceTransaction } from './balance-transactions.ts';
import type { Happening } from './events.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { findCharge } from './find-payment.ts';
import type { Params } from './params.ts';
import type { Charge, Dispute } from './tables.ts';
import { seconds, type Outcome, type StripeWorld } from './world.ts';

/** What Stripe takes for each dispute. */
const disputeFee = 2000;

/** The bank takes the money back: the balance loses it until the dispute is decided. */
export function buildDispute(charge: Charge, at: number): Dispute {
  const id = newId('du_1');
  const base = { created: at, currency: charge.currency, type: 'adjustment', source: id };
  return {
    ...{ id, object: 'dispute', amount: charge.amount, charge: charge.id, created: at, currency: charge.currency, payment_intent: charge.payment_intent },
    balance_transactions: [buildBalanceTransaction({ ...base, id: newId('txn_1'), amount: -charge.amount, fee: disputeFee, category: 'dispute' })],
    ...{
      enhanced_eligibility_types: [],
      evidence: {},
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      reason: 'fraudulent',
      status: 'needs_response',
    },
    evidence_details: { due_by: at + 7 * 24 * 3600, has_evidence: false, past_due: false, submission_count: 0 },
  } as unknown as Dispute;
}

/** The bank disputes a charge of any card, at any time, once. Stripe has no such call: tests make what only banks can do. */
export function openDispute(world: StripeWorld, intentId: string): Outcome<Dispute> {
  const charge = world.journal.all('charges').find(({ payment_intent: intent, paid }) => intent === intentId && paid);
  if (!charge) throw noSuch('payment_intent', intentId);
  if (world.journal.all('disputes').some((known) => known.charge === charge.id)) throw invalidRequest(`Charge ${charge.id} was disputed before.`);
  const dispute = buildDispute(charge, seconds(world));
  return {
    body: dispute,
    put: [
      { table: 'disputes', record: dispute },
      { table: 'charges', record: { ...charge, disputed: true } },
    ],
    happenings: ['charge.dispute.created', 'charge.dispute.funds_withdrawn'].map((type) => ({ type, object: dispute })),
  };
}

export function findDispute(world: StripeWorld, id: string): Dispute {
  const dispute = world.journal.get('disputes', id);
  if (dispute === undefined) throw noSuch('dispute', id);
  return dispute;
}

function decided(world: StripeWorld, dispute: Dispute, status: 'won' | 'lost'): Outcome<Dispute> {
  const base = { created: seconds(world), currency: dispute.currency, type: 'adjustment', source: dispute.id };
  const back = buildBalanceTransaction({ ...base, id: newId('txn_1'), amount: dispute.amount, category: 'dispute_reversal' });
  const closed = { ...dispute, status, balance_transactions: [...dispute.balance_transactions, ...(status === 'won' ? [back] : [])] } as Dispute;
  const reinstated: Happening[] = status === 'won' ? [{ type: 'charge.dispute.funds_reinstated', object: closed }] : [];
  return {
    body: closed,
    put: [
      { table: 'disputes', record: closed },
      // What was won can be refunded like any other charge.
      { table: 'charges', record: { ...findCharge(world, dispute.charge), disputed: status !== 'won' } },
    ],
    happenings: [{ type: 'charge.dispute.closed', object: closed, previous: { status: dispute.status } }, ...reinstated],
  };
}

function refuseClosed({ id, status }: Dispute): void {
  if (status === 'won' || status === 'lost') throw invalidRequest(`This dispute is already closed: ${id}`);
}

/** POST /v1/disputes/:id: evidence. As in Stripe's test mode the words `winning_evidence` and `losing_evidence` decide at once. */
export function submitEvidence(world: StripeWorld, id: string, params: Params): Outcome<Dispute> {
  params.only('evidence', 'submit', 'metadata', 'expand');
  const dispute = findDispute(world, id);
  refuseClosed(dispute);
  const text = params.child('evidence')?.text('uncategorized_text');
  if (params.flag('submit') !== false && text === 'winning_evidence') return decided(world, dispute, 'won');
  if (params.flag('submit') !== false && text === 'losing_evidence') return decided(world, dispute, 'lost');
  const reviewed = { ...dispute, status: 'under_review', evidence: { ...dispute.evidence, uncategorized_text: text ?? null } } as Dispute;
  return {
    body: reviewed,
    put: [{ table: 'disputes', record: reviewed }],
    happenings: [{ type: 'charge.dispute.updated', object: reviewed, previous: { status: dispute.status } }],
  };
}

/** POST /v1/disputes/:id/close: accepts the dispute, which loses it. */
export function closeDispute(world: StripeWorld, id: string): Outcome<Dispute> {
  const dispute = findDispute(world, id);
  refuseClosed(dispute);
  return decided(world, dispute, 'lost');
}
