import type { Routing } from 'express-zod-api';
import { receiveStripeEventEndpoint } from '../features/payments/endpoints/receive-stripe-event.ts';
import { backoffice } from './routing/backoffice.ts';
import { clients } from './routing/clients.ts';
import { feeds } from './routing/feeds.ts';

/** Machines that prove themselves by a signature. */
const webhooks: Routing = {
  'post stripe': receiveStripeEventEndpoint,
};

/** What can be asked of the server? Four tables of addresses, each beside its kind of caller. */
export const routing: Routing = { api: { v1: { clients, backoffice, feeds, webhooks } } };
