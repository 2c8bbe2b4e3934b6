import { expireSession, overdueSessions } from './checkout-sessions.ts';
import { byItself } from './events.ts';
import type { StripeJournal } from './tables.ts';
import { settle, type StripeWorld } from './world.ts';

const day = 24 * 3600 * 1000;
const pollIntervalMs = 1000;

/** At the start: answers older than a day and events older than 30 days are forgotten, as at Stripe, and the files made small. */
export function forgetOldRecords(journal: StripeJournal, now: number): void {
  const answers = journal.all('answers').filter((answer) => answer.createdAt < now - day);
  const events = journal.all('events').filter((event) => event.created * 1000 < now - 30 * day);
  journal.forget([
    ...answers.map(({ id }) => ({ table: 'answers' as const, id })),
    ...events.flatMap(({ id }) => [
      { table: 'events' as const, id },
      { table: 'deliveries' as const, id },
    ]),
  ]);
  journal.compact();
}

/** Lets open checkout sessions expire when their time is over. Returns what ends this. */
export function startExpiry(world: StripeWorld, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    for (const id of overdueSessions(world)) settle(world, expireSession(world, id), byItself).catch(report);
  }, pollIntervalMs);
  return () => clearInterval(timer);
}
