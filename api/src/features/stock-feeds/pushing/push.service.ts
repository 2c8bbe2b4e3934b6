import type { PushAnswer } from '@blattwerk/contract/stock-feeds/push';
import type { FeedMode } from '@blattwerk/contract/stock-feeds/shapes';
import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx, Machine } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { concurrencyLimiter } from '../../../kernel/concurrency-limiter.ts';
import { contentHashOf, feedById } from '../importing/begin-run.ts';
import { importFeed } from '../importing/import-feed.ts';
import { FeedPush } from './feed-push.model.ts';
import { queued, whenFree } from './feed-queue.ts';
import { claimName, type NamedPush } from './push.queries.ts';
import { FeedRun, type StockFeed } from '../stock-feed.model.ts';

export interface FilePush {
  pharmacySlug: string;
  mode?: FeedMode | undefined;
  contentAt: Date | null;
  /** The caller's own name for this delivery: sent again, it is the same one. */
  idempotencyKey: string | null;
  /** Reads the body, once it is this delivery's turn. */
  read: () => Promise<Uint8Array>;
}

/** Whole files are in memory while they are imported, so few at once. */
const limited = concurrencyLimiter({ running: 4, waiting: 100, retryAfterSeconds: 20 });
/** How long a delivery's name is remembered, and how long one that never ended keeps it taken. */
const remembered = 48 * duration.hours;
const claimed = 10 * duration.minutes;

/** The feed that the key is for. @throws server.notFound for an address that is not the key's pharmacy, feed.paused */
export const feedOfKey = async (ctx: Ctx<Machine>, pharmacySlug: string): Promise<StockFeed> => {
  const feed = found(pharmacySlug === ctx.actor.pharmacySlug ? await feedById(ctx, ctx.actor.feedId) : null);
  if (!feed.isActive) throw failure('feed.paused');
  return feed;
};

/** Takes the name for this delivery; false when it is taken. A claim whose process died is free again after a while. */
const claim = async (ctx: Ctx, { feedId, idempotencyKey, contentHash }: NamedPush): Promise<boolean> => {
  const now = ctx.clock.now();
  await FeedPush.query(ctx.trx).where({ feedId }).where('createdAt', '<=', later(now, -remembered)).delete();
  return claimName(ctx, { feedId, idempotencyKey, contentHash }, later(now, claimed));
};

/** The run that a delivery of this name was. @throws feed.idempotencyConflict for other content, feed.running while it is not through */
const runOfNamed = async (ctx: Ctx, { feedId, idempotencyKey, contentHash }: NamedPush): Promise<FeedRun> => {
  const push = await FeedPush.query(ctx.trx).findOne({ feedId, idempotencyKey });
  if (push && push.contentHash !== contentHash) throw failure('feed.idempotencyConflict');
  if (!push?.runId) throw failure('feed.running');
  return FeedRun.query(ctx.trx).findById(push.runId).throwIfNotFound();
};

/** A delivery that broke off before it had a run gives its name back. */
const once = async (ctx: Ctx, named: NamedPush, work: () => Promise<FeedRun>): Promise<FeedRun> => {
  if (!(await claim(ctx, named))) return runOfNamed(ctx, named);
  const { feedId, idempotencyKey } = named;
  const own = () => FeedPush.query(ctx.trx).where({ feedId, idempotencyKey });
  try {
    const run = await work();
    await own().patch({ runId: run.id });
    return run;
  } catch (error) {
    await own().whereNull('runId').delete();
    throw error;
  }
};

/**
 * Imports a pushed file and answers with its finished run. The body is never stored: it is read from memory, so that what is not ours to know
 * (purchase prices) is nowhere left behind. Who gets no answer sends it again, best with the same `Idempotency-Key`.
 * `ctx` must not be bound to a transaction.
 * @throws server.notFound, feed.paused, feed.idempotencyConflict, feed.running, server.unavailable
 */
export const pushFile = async (ctx: Ctx<Machine>, push: FilePush): Promise<PushAnswer> => {
  const feed = await feedOfKey(ctx, push.pharmacySlug);
  const take = async (): Promise<FeedRun> => {
    const bytes = await push.read();
    const { mode = feed.mode, idempotencyKey } = push;
    const contentAt = push.contentAt;
    const work = (): Promise<FeedRun> => importFeed(ctx, { feedId: feed.id, source: 'push', bytes, mode, contentAt });
    if (idempotencyKey === null) return whenFree(work);
    const named = { feedId: feed.id, idempotencyKey, contentHash: contentHashOf(mode, bytes) };
    return whenFree(() => once(ctx, named, work));
  };
  const { id, status } = await queued(feed.id, () => limited(take));
  return { runId: id, status };
};
