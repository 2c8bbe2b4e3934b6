import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import type { TestApp } from '../app.ts';

export const webhookSecret = 'whsec_sandbox';

/** An event as Stripe sends it. */
export const stripeEvent = (type: string, object: object, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: 'event', type, data: { object } });

/** Sends the bytes of an event to the webhook, signed as Stripe signs them unless a header is given. */
export const sendEvent = (app: TestApp, payload: string, header?: string): Test => {
  const signature = header ?? app.context.ports.stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return app.send('post', '/api/v1/webhooks/stripe').set('Content-Type', 'application/json').set('Stripe-Signature', signature).send(payload);
};

/** Delivers an event, which has to be taken. */
export const deliverEvent = async (app: TestApp, type: string, object: object, id?: string): Promise<void> => {
  await sendEvent(app, stripeEvent(type, object, id)).expect(200);
};
