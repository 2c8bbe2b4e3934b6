import type { Changes } from '../journal.ts';
import { newId } from '../ids.ts';
import { apiVersion, type Delivery, type StripeEvent, type StripeTables } from './tables.ts';

/** Something that happened to an object, before it has an id and a receiver. */
export interface Happening {
  type: string;
  object: object;
  previous?: object;
}

/** Which call caused it; both null when time did. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const byItself: Cause = { requestId: null, idempotencyKey: null };

/** What the receiver subscribed to; other events are only listed below /v1/events. */
export const subscribed = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'identity.verification_session.created',
  'identity.verification_session.processing',
  'identity.verification_session.requires_input',
  'identity.verification_session.verified',
  'identity.verification_session.canceled',
  'identity.verification_session.redacted',
]);

/** Events and the deliveries of those that are subscribed to, to be committed together with their cause. */
export function recordEvents(happenings: Happening[], cause: Cause, now: number): { events: StripeEvent[]; changes: Changes<StripeTables> } {
  const events = happenings.map(({ type, object, previous }): StripeEvent => ({
    id: newId('evt_1'),
    object: 'event',
    api_version: apiVersion,
    created: Math.floor(now / 1000),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: subscribed.has(type) ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  }));
  const deliveries = events
    .filter((event) => event.pending_webhooks > 0)
    .map((event): Delivery => ({ id: event.id, type: event.type, createdAt: now, attempts: 0, nextAt: now, deliveredAt: null, log: [] }));
  return {
    events,
    changes: {
      put: [...events.map((record) => ({ table: 'events' as const, record })), ...deliveries.map((record) => ({ table: 'deliveries' as const, record }))],
    },
  };
}
