import { checkoutInput, checkoutSession } from '@blattwerk/contract/payments/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { createCheckout } from '../checkout.service.ts';

export const createCheckoutSessionEndpoint = patientFactory.buildUnbound({
  operation: 'payments.create-checkout',
  method: 'post',
  summary: 'The payment page for the deposit of the own request',
  input: checkoutInput,
  output: checkoutSession,
  handler: ({ ctx, input }) => createCheckout(ctx, input.treatmentId),
});
