import type { Routing } from 'express-zod-api';
import * as webhookPayments from '../../features/payments/endpoints/webhook.ts';

/** Below `/api/v1/webhooks`: machines that prove themselves by a signature. */
export const webhooks: Routing = {
  'post stripe': webhookPayments.receiveStripeEventEndpoint,
};
