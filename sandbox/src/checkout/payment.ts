import { cardFacts, judgeCard, type CardInput, type Decline } from '../stripe/cards.ts';
import { buildDispute } from '../stripe/disputes.ts';
import type { Happening } from '../stripe/events.ts';
import { beginIntent, buildCharge, type Payer } from '../stripe/payment-intents.ts';
import type { Charge, CheckoutSession, PaymentIntent } from '../stripe/tables.ts';
import { seconds, type Outcome, type Stored, type StripeWorld } from '../stripe/world.ts';

/** How a try to pay ended. `refused`: the session is not open any more. */
export type PaymentResult =
  | { kind: 'paid'; session: CheckoutSession }
  | { kind: 'authenticate'; session: CheckoutSession }
  | { kind: 'declined'; session: CheckoutSession; decline: Decline }
  | { kind: 'refused'; session: CheckoutSession; code: 'session_already_paid' | 'session_expired' | 'nothing_to_authenticate'; message: string };

const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Cards that wait for their 3-D Secure page; a restart asks for the card again. */
const awaiting = new WeakMap<StripeWorld, Map<string, { input: CardInput; payer: Payer }>>();

function waitingCards(world: StripeWorld): Map<string, { input: CardInput; payer: Payer }> {
  const cards = awaiting.get(world) ?? new Map<string, { input: CardInput; payer: Payer }>();
  awaiting.set(world, cards);
  return cards;
}

function refusal(world: StripeWorld, session: CheckoutSession): PaymentResult | undefined {
  if (session.status === 'complete') {
    return { kind: 'refused', session, code: 'session_already_paid', message: 'This Checkout Session has already been paid.' };
  }
  if (session.status !== 'open' || session.expires_at <= seconds(world)) {
    return { kind: 'refused', session, code: 'session_expired', message: 'This Checkout Session has expired.' };
  }
  return undefined;
}

function intentOf(world: StripeWorld, session: CheckoutSession): { intent: PaymentIntent; isNew: boolean } {
  const existing = session.payment_intent === null ? undefined : world.journal.get('paymentIntents', session.payment_intent);
  if (existing) return { intent: existing, isNew: false };
  return { intent: beginIntent(session, world.journal.get('sessionDetails', session.id)!, seconds(world)), isNew: true };
}

/** Tries a card on an open session: paid, declined, or waiting for 3-D Secure. */
export function tryCard(world: StripeWorld, session: CheckoutSession, input: CardInput, payer: Payer): Outcome<PaymentResult> {
  const refused = refusal(world, session);
  if (refused) return { body: refused };
  const verdict = judgeCard(input, new Date(world.now()));
  if (verdict.kind === 'approved') return approve(world, session, input, payer, verdict.then === 'dispute');
  if (verdict.kind === 'declined') return decline(world, session, input, payer, verdict.decline);
  waitingCards(world).set(session.id, { input, payer });
  const { intent, isNew } = intentOf(world, session);
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: `${session.url}/authenticate` } },
  };
  const nextSession: CheckoutSession = { ...session, payment_intent: intent.id };
  return {
    body: { kind: 'authenticate', session: nextSession },
    put: stored(nextSession, waiting),
    happenings: [...created(intent, isNew), { type: 'payment_intent.requires_action', object: waiting }],
  };
}

/** Ends the 3-D Secure page. */
export function authenticate(world: StripeWorld, session: CheckoutSession, isAuthorised: boolean): Outcome<PaymentResult> {
  const refused = refusal(world, session);
  if (refused) return { body: refused };
  const waiting = waitingCards(world).get(session.id);
  if (waiting === undefined) {
    return { body: { kind: 'refused', session, code: 'nothing_to_authenticate', message: 'No card of this Checkout Session waits for authentication.' } };
  }
  waitingCards(world).delete(session.id);
  if (isAuthorised) return approve(world, session, waiting.input, waiting.payer, false);
  return decline(world, session, waiting.input, waiting.payer, authenticationFailed);
}

function approve(world: StripeWorld, session: CheckoutSession, input: CardInput, payer: Payer, isDisputed: boolean): Outcome<PaymentResult> {
  const { intent, isNew } = intentOf(world, session);
  const charge = buildCharge(intent, cardFacts(input, new Date(world.now())), payer, seconds(world));
  const paidIntent: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
  const paidSession: CheckoutSession = {
    ...session,
    customer_details: {
      address: null,
      business_name: null,
      email: payer.email,
      individual_name: null,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  const dispute = isDisputed ? buildDispute(charge, seconds(world)) : undefined;
  const settledCharge: Charge = { ...charge, disputed: isDisputed };
  return {
    body: { kind: 'paid', session: paidSession },
    put: [
      ...stored(paidSession, paidIntent),
      { table: 'charges', record: settledCharge },
      ...(dispute ? [{ table: 'disputes' as const, record: dispute }] : []),
    ],
    happenings: [
      ...created(intent, isNew),
      { type: 'charge.succeeded', object: charge },
      { type: 'payment_intent.succeeded', object: paidIntent },
      { type: 'checkout.session.completed', object: paidSession },
      ...(dispute ? ['charge.dispute.created', 'charge.dispute.funds_withdrawn'].map((type) => ({ type, object: dispute })) : []),
    ],
  };
}

function decline(world: StripeWorld, session: CheckoutSession, input: CardInput, payer: Payer, reason: Decline): Outcome<PaymentResult> {
  const { intent, isNew } = intentOf(world, session);
  const charge = buildCharge(intent, cardFacts(input, new Date(world.now())), payer, seconds(world), reason);
  const failedIntent: PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code: reason.code,
      ...(reason.declineCode && { decline_code: reason.declineCode }),
      doc_url: `https://stripe.com/docs/error-codes/${reason.code.replaceAll('_', '-')}`,
      message: reason.message,
    },
    latest_charge: charge.id,
    next_action: null,
    status: 'requires_payment_method',
  };
  const nextSession: CheckoutSession = { ...session, payment_intent: intent.id };
  return {
    body: { kind: 'declined', session: nextSession, decline: reason },
    put: [...stored(nextSession, failedIntent), { table: 'charges', record: charge }],
    happenings: [...created(intent, isNew), { type: 'charge.failed', object: charge }, { type: 'payment_intent.payment_failed', object: failedIntent }],
  };
}

function stored(session: CheckoutSession, intent: PaymentIntent): Stored {
  return [
    { table: 'sessions', record: session },
    { table: 'paymentIntents', record: intent },
  ];
}

function created(intent: PaymentIntent, isNew: boolean): Happening[] {
  return isNew ? [{ type: 'payment_intent.created', object: intent }] : [];
}
