import { noSuch } from './errors.ts';
import { pastPayment } from './past-payments.ts';
import type { Charge, PaymentIntent } from './tables.ts';
import { seconds, type StripeWorld } from './world.ts';

export function findPaymentIntent(world: StripeWorld, id: string): PaymentIntent {
  const intent = world.journal.get('paymentIntents', id) ?? pastPayment(id, seconds(world))?.intent;
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

export function findCharge(world: StripeWorld, id: string): Charge {
  const charge = world.journal.get('charges', id) ?? pastPayment(id, seconds(world))?.charge;
  if (charge === undefined) throw noSuch('charge', id);
  return charge;
}
