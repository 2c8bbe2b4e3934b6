import { randomInt } from 'node:crypto';
import type { Control, Deliveries } from '../control.ts';
import { signatureHeader } from './signature.ts';
import type { Attempt, Delivery, StripeEvent, StripeJournal } from './tables.ts';

/** Waiting times after the first, second … failed attempt, in seconds; the last one repeats. */
const backOffSeconds = [1, 2, 5, 15, 60, 300, 900, 3600];
const giveUpAfterMs = 3 * 24 * 3600 * 1000;
const answerWithinMs = 15_000;
const shuffleWindowMs = 250;
const logLength = 20;

interface DispatcherParts {
  journal: StripeJournal;
  control: Control;
  webhookUrl: string;
  webhookSecret: string;
  now: () => number;
  /** Told when the sandbox itself cannot store how a delivery went. */
  report: (error: unknown) => void;
}

/** Delivers events to the receiver: at once, again with growing pauses until it answers 2xx, for three days, also after a restart. */
export class WebhookDispatcher implements Deliveries {
  private readonly parts: DispatcherParts;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly underway = new Map<string, Promise<boolean>>();
  private readonly stopping = new AbortController();

  constructor(parts: DispatcherParts) {
    this.parts = parts;
    parts.control.onChange(() => this.resume());
  }

  /** Plans everything that has not been delivered yet; after a start, and after a pause. */
  resume(): void {
    if (this.parts.control.settings.webhooks.paused) return this.clearTimers();
    for (const delivery of this.undelivered()) this.plan(delivery);
  }

  /** Takes events that were just committed. Resolves when the first attempt of each has ended, or at once when they are held back on purpose. */
  async send(events: StripeEvent[]): Promise<void> {
    const { paused, delayMs, shuffle } = this.parts.control.settings.webhooks;
    const due = events.map((event) => this.parts.journal.get('deliveries', event.id)).filter((delivery) => delivery !== undefined);
    if (paused) return;
    if (shuffle || delayMs > 0) {
      for (const delivery of due) this.plan(delivery, delayMs + (shuffle ? randomInt(shuffleWindowMs) : 0));
      return;
    }
    await Promise.all(due.map((delivery) => this.attempt(delivery.id)));
  }

  async flush(): Promise<{ attempted: number; delivered: number }> {
    const waiting = this.undelivered();
    if (this.parts.control.settings.webhooks.shuffle) shuffleInPlace(waiting);
    let delivered = 0;
    for (const delivery of waiting) if (await this.attempt(delivery.id)) delivered += 1;
    return { attempted: waiting.length, delivered };
  }

  async resend(eventId: string, times: number): Promise<{ attempted: number; delivered: number } | undefined> {
    const event = this.parts.journal.get('events', eventId);
    if (event === undefined) return undefined;
    const attempts = await Promise.all(Array.from({ length: times }, () => this.post(event)));
    return { attempted: times, delivered: attempts.filter(isDelivered).length };
  }

  log(): Delivery[] {
    return this.parts.journal.all('deliveries').reverse();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.clearTimers();
    await Promise.allSettled(this.underway.values());
  }

  private readonly reportFailure = (error: unknown): false => {
    this.parts.report(error);
    return false;
  };

  private clearTimers(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private undelivered(): Delivery[] {
    return this.parts.journal.all('deliveries').filter((delivery) => delivery.nextAt !== null);
  }

  private plan(delivery: Delivery, extraMs = 0): void {
    if (delivery.nextAt === null || this.stopping.signal.aborted || this.timers.has(delivery.id)) return;
    const wait = Math.max(0, delivery.nextAt - this.parts.now()) + extraMs;
    this.timers.set(
      delivery.id,
      setTimeout(() => void this.attempt(delivery.id), wait),
    );
  }

  /** One attempt at a time for an event; true when it was delivered. */
  private attempt(id: string): Promise<boolean> {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    const running =
      this.underway.get(id) ??
      this.attemptOnce(id)
        .catch(this.reportFailure)
        .finally(() => this.underway.delete(id));
    this.underway.set(id, running);
    return running;
  }

  private async attemptOnce(id: string): Promise<boolean> {
    const event = this.parts.journal.get('events', id);
    const before = this.parts.journal.get('deliveries', id);
    if (event === undefined || before === undefined || before.nextAt === null) return true;
    const copies = Math.max(0, this.parts.control.settings.webhooks.duplicate);
    const [first, ...others] = await Promise.all(Array.from({ length: copies + 1 }, () => this.post(event)));
    if (this.stopping.signal.aborted && !isDelivered(first!)) return false;
    const delivery = afterAttempt(before, [first!, ...others], this.parts.now());
    await this.parts.journal.commit({
      put: [
        { table: 'deliveries', record: delivery },
        { table: 'events', record: { ...event, pending_webhooks: delivery.nextAt === null ? 0 : 1 } },
      ],
    });
    if (!this.parts.control.settings.webhooks.paused) this.plan(delivery);
    return delivery.deliveredAt !== null;
  }

  private async post(event: StripeEvent): Promise<Attempt> {
    const { webhookUrl, webhookSecret, control, now } = this.parts;
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
    const startedAt = now();
    const attempt = (status: number | null, error?: string): Attempt => ({
      at: new Date(startedAt).toISOString(),
      status,
      ms: now() - startedAt,
      ...(error && { error }),
    });
    try {
      const answer = await fetch(control.settings.webhooks.url ?? webhookUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, webhookSecret, startedAt),
        },
        body,
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await answer.body?.cancel();
      return attempt(answer.status);
    } catch (error) {
      return attempt(null, describe(error));
    }
  }
}

function shuffleInPlace(items: unknown[]): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/** Waits for the work, but no longer than this. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

function isDelivered(attempt: Attempt): boolean {
  return attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
}

function afterAttempt(delivery: Delivery, made: Attempt[], now: number): Delivery {
  const attempts = delivery.attempts + 1;
  const delivered = made.some(isDelivered);
  const pause = backOffSeconds[Math.min(attempts, backOffSeconds.length) - 1]! * 1000;
  const isOver = delivered || now + pause - delivery.createdAt > giveUpAfterMs;
  return {
    ...delivery,
    attempts,
    nextAt: isOver ? null : now + pause,
    deliveredAt: delivered ? now : null,
    log: [...delivery.log, ...made].slice(-logLength),
  };
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? (('code' in cause ? `${String(cause.code)} ` : '') + cause.message).trim() : String(cause);
}
