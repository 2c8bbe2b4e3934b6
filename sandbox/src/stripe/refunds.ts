import { newId } from '../ids.ts';
import { refundBehaviour } from './cards.ts';
import type { Happening } from './events.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { mergeMetadata, type Params } from './params.ts';
import { findCharge, findPaymentIntent } from './find-payment.ts';
import type { Charge, Refund } from './tables.ts';
import { seconds, type Outcome, type StripeWorld } from './world.ts';

function formatted(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

function chargeToRefund(world: StripeWorld, params: Params): Charge {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (chargeId !== undefined) return findCharge(world, chargeId);
  if (intentId === undefined) throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = findPaymentIntent(world, intentId);
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, undefined, 'payment_intent');
  }
  return findCharge(world, intent.latest_charge);
}

function amountToRefund(charge: Charge, params: Params): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} cannot be refunded because it has not been paid.`);
  if (left <= 0) throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  const amount = params.integer('amount') ?? left;
  if (amount <= 0) throw invalidRequest('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount');
  if (amount > left) {
    const [asked, rest] = [formatted(amount, charge.currency), formatted(left, charge.currency)];
    const what = charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount';
    throw invalidRequest(`Refund amount (${asked}) is greater than ${what} (${rest})`, undefined, 'amount');
  }
  return amount;
}

const cardDestination = (status: string): object => ({
  card: {
    reference_status: status,
    reference_type: 'acquirer_reference_number',
    type: 'refund',
    ...(status === 'available' && { reference: '24692166285100000000001' }),
  },
  type: 'card',
});

/** POST /v1/refunds for a charge or a payment intent, whole or in part. */
export function createRefund(world: StripeWorld, params: Params): Outcome<Refund> {
  params.only('charge', 'payment_intent', 'amount', 'reason', 'metadata', 'expand', 'instructions_email', 'reverse_transfer', 'refund_application_fee');
  const charge = chargeToRefund(world, params);
  const amount = amountToRefund(charge, params);
  const created = seconds(world);
  const behaviour = refundBehaviour(charge.payment_method_details?.card?.last4 ?? '');
  const refund = {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: cardDestination('pending'),
    metadata: mergeMetadata({}, params.metadata()),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviour === 'at once' ? 'succeeded' : 'pending',
    transfer_reversal: null,
    ...(behaviour !== 'at once' && { pending_reason: 'processing' }),
  } as Refund;
  const refunded = charge.amount_refunded + amount;
  const nextCharge: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  const later = laterChange(refund, nextCharge, behaviour);
  return {
    body: refund,
    put: [
      { table: 'refunds', record: later.refund },
      { table: 'charges', record: later.charge },
    ],
    happenings: [
      { type: 'refund.created', object: refund },
      { type: 'charge.refunded', object: nextCharge, previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded } },
      later.happening,
    ],
  };
}

/** What the bank does after Stripe has taken the refund: confirm it, or, for one test card, send the money back. */
function laterChange(refund: Refund, charge: Charge, behaviour: ReturnType<typeof refundBehaviour>): { refund: Refund; charge: Charge; happening: Happening } {
  const { pending_reason: _over, ...settled } = refund;
  if (behaviour === 'fails later') {
    const failed = { ...settled, status: 'failed', failure_reason: 'expired_or_canceled_card', failure_balance_transaction: newId('txn_3') } as Refund;
    const amountRefunded = charge.amount_refunded - refund.amount;
    return {
      refund: failed,
      charge: { ...charge, amount_refunded: amountRefunded, refunded: false },
      happening: { type: 'refund.failed', object: failed, previous: { status: refund.status } },
    };
  }
  const confirmed = { ...settled, status: 'succeeded', destination_details: cardDestination('available') } as Refund;
  return {
    refund: confirmed,
    charge,
    happening: { type: 'refund.updated', object: confirmed, previous: { destination_details: refund.destination_details, status: refund.status } },
  };
}

export function findRefund(world: StripeWorld, id: string): Refund {
  const refund = world.journal.get('refunds', id);
  if (refund === undefined) throw noSuch('refund', id);
  return refund;
}
