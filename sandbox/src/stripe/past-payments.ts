import { beginIntent, buildCharge } from './payment-intents.ts';
import type { Charge, CheckoutSession, PaymentIntent, SessionDetails } from './tables.ts';

const form = /^(?:pi|ch)_demo_(\d{1,7})_(\w{1,40})$/;
const details = { intentData: { description: null, metadata: {}, receiptEmail: null, statementSuffix: null } } as unknown as SessionDetails;

/**
 * Payments that demo data tells of and no checkout of this sandbox took: `pi_demo_<cents>_<name>` was paid by card before it began.
 * @returns undefined for every other id
 */
export function pastPayment(id: string, now: number): { intent: PaymentIntent; charge: Charge } | undefined {
  const [, cents, name] = form.exec(id) ?? [];
  if (cents === undefined) return undefined;
  const session = { amount_total: Number(cents), currency: 'eur' } as CheckoutSession;
  const begun = { ...beginIntent(session, details, now), id: `pi_demo_${cents}_${name}` };
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };
  const charge = { ...buildCharge(begun, card, { email: null, name: null }, now), id: `ch_demo_${cents}_${name}` };
  return { intent: { ...begun, status: 'succeeded', amount_received: begun.amount, latest_charge: charge.id }, charge };
}
