import type { SandboxConfig } from '../config.ts';
import type { Control } from '../control.ts';
import type { Changes } from '../journal.ts';
import { recordEvents, type Cause, type Happening } from './events.ts';
import type { IdempotentAnswer, StripeEvent, StripeJournal, StripeTables } from './tables.ts';
import type { WebhookDispatcher } from './webhooks.ts';

/** Everything that the stand-in for Stripe works with. */
export interface StripeWorld {
  config: SandboxConfig;
  control: Control;
  journal: StripeJournal;
  dispatcher: WebhookDispatcher;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type Stored = NonNullable<Changes<StripeTables>['put']>;

/** What a call leads to. Nothing is stored before `settle`, so a handler that throws changes nothing. */
export interface Outcome<B extends object = object> {
  body: B;
  put?: Stored;
  happenings?: Happening[];
}

export const seconds = (world: Pick<StripeWorld, 'now'>): number => Math.floor(world.now() / 1000);

/** Stores records, events and the answer for repetitions in one line, then hands the events to the dispatcher; `delivery` is their first attempt. */
export async function settle(
  world: StripeWorld,
  outcome: Outcome,
  cause: Cause,
  answer?: IdempotentAnswer,
): Promise<{ events: StripeEvent[]; delivery: Promise<void> }> {
  const { events, changes } = recordEvents(outcome.happenings ?? [], cause, world.now());
  const put = [...(outcome.put ?? []), ...(changes.put ?? []), ...(answer ? [{ table: 'answers' as const, record: answer }] : [])];
  if (put.length > 0) await world.journal.commit({ put });
  return { events, delivery: world.dispatcher.send(events) };
}
