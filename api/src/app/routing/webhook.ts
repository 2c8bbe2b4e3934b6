import * as payments from '../../features/payments/endpoints/webhook.ts';

/** Machines that prove themselves by a signature. */
export const webhookEndpoints = [payments];
