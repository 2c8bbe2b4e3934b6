import type { Routing } from 'express-zod-api';
import { backoffice } from './routing/backoffice.ts';
import { clients } from './routing/clients.ts';
import { feeds } from './routing/feeds.ts';
import { webhooks } from './routing/webhooks.ts';

/** What can be asked of the server? Four tables of addresses, each beside its kind of caller. */
export const routing: Routing = { api: { v1: { clients, backoffice, feeds, webhooks } } };
