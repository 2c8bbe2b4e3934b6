import * as operations from '@blattwerk/contract/payments/operations';
import { patientFactory } from '../../../http/factories.ts';
import { createCheckout } from '../checkout.service.ts';

export const createCheckoutSessionEndpoint = patientFactory.buildUnbound(operations.createCheckoutSession, ({ ctx, input }) =>
  createCheckout(ctx, input.treatmentId),
);
