import type Stripe from 'stripe';
import type { Chance } from '../../../seeds/demo/random.ts';
import { buildAdmin, buildDoctor } from '../../../seeds/factories/users.ts';
import type { TestApp } from '../app.ts';
import type { RunningSandbox } from '../sandbox.ts';
import type { MoneyServer } from './money-server.ts';
import { webhookSecret } from './stripe-event.ts';

/** A request with its deposits. One step at a time concerns it, besides the events and jobs that may come at any time. */
export interface Story {
  treatmentId: string;
  patientId: string;
  sessions: string[];
  intents: string[];
  /** Refunds at the provider of which our books have not heard yet: nothing is promised meanwhile that the provider would refuse. */
  unheard: Set<string>;
  isBusy: boolean;
}

export interface History {
  test: TestApp;
  sandbox: RunningSandbox;
  stripe: Stripe;
  chance: Chance;
  server: MoneyServer;
  stories: Story[];
  /** Ids of users. */
  staff: { first: string; second: string; doctor: string };
  /** Events of Stripe that were not answered with 200 yet, and those that were. */
  events: { waiting: Map<string, Stripe.Event>; delivered: Stripe.Event[]; newest: string | null };
  /** Ids under which staff were told that a refund is taken. */
  taken: Set<string>;
  counts: Record<string, number>;
}

export const beginHistory = async (test: TestApp, sandbox: RunningSandbox, server: MoneyServer, chance: Chance): Promise<History> => {
  const [first, second, doctor] = [await buildAdmin(test.knex), await buildAdmin(test.knex), await buildDoctor(test.knex)];
  // A part of the refunds is above the limit.
  await test.knex('settings').insert({ key: 'refunds.fourEyesCents', value: '300', validFrom: test.clock.now() });
  return {
    ...{ test, sandbox, server, chance, stories: [], taken: new Set(), counts: {} },
    stripe: test.context.ports.stripe,
    staff: { first: first.id, second: second.id, doctor: doctor.id },
    events: { waiting: new Map(), delivered: [], newest: null },
  };
};

/**
 * The answer to a call of our API; no answer is an error, and the caller asks again.
 * Each call signs in anew: a long history outlives an access token, and the server's time goes on while the test's stands still.
 */
export const call = async ({ server, test }: History, path: string, body: object, userId: string): Promise<{ status: number; body: never }> => {
  test.clock.set(new Date().toISOString());
  const token = await test.tokenOf({ id: userId });
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (response.status >= 500 || response.status === 401) throw new Error(`${path} answered ${response.status}`);
  return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as never };
};

const noteForeignRefund = (stories: readonly Story[], { data: { object } }: Stripe.Event): void => {
  if (object.object !== 'refund' || object.metadata?.['refundId']) return;
  stories.find(({ intents }) => intents.includes(String(object.payment_intent)))?.unheard.add(object.id);
};

/** Fetches what has happened at Stripe since the last time. */
export const collectEvents = async ({ stripe, events, stories }: History): Promise<void> => {
  for (let isOver = false; !isOver;) {
    const { data } = await stripe.events.list({ limit: 100, ...(events.newest ? { ending_before: events.newest } : {}) });
    for (const event of data) {
      events.waiting.set(event.id, event);
      noteForeignRefund(stories, event);
    }
    events.newest = data[0]?.id ?? events.newest;
    isOver = data.length < 100;
  }
};

/** Only the latest are repeated. */
const repeatable = 500;

/** Delivers an event as Stripe does; it waits until it is answered with 200. */
export const deliver = async ({ server, stripe, events, stories }: History, event: Stripe.Event): Promise<void> => {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const response = await fetch(`${server.url}/api/v1/webhooks/stripe`, { method: 'POST', headers, body: payload });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the event ${event.id} was answered with ${response.status}`);
  if (events.waiting.delete(event.id)) events.delivered.push(event);
  if (events.delivered.length > repeatable) events.delivered.shift();
  for (const { unheard } of stories) unheard.delete((event.data.object as { id: string }).id);
};
