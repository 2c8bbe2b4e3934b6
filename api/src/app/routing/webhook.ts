import * as payments from '../../features/payments/endpoints/webhook.ts';
import * as suppressedAddresses from '../../features/suppressed-addresses/endpoints/webhook.ts';

/** Machines that prove themselves by a signature. */
export const webhookEndpoints = [payments, suppressedAddresses];
