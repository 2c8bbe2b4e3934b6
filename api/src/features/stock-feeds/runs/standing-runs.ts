import type { Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { FeedRun } from '../stock-feed.model.ts';

/** A run stands when it was applied and nobody took it back. Taking back is no delivery. */
const standing = `status = 'applied' AND source <> 'rollback' AND rolled_back_by_id IS NULL`;

/** SQL for the id of the run that the pharmacy's stock stands on, of whichever of its feeds. `pharmacy` is a column or a named binding. */
export const latestStandingOf = (pharmacy: 'stock_feeds.pharmacy_id' | 'CAST(:pharmacyId AS uuid)'): string => `
  SELECT last.id FROM stock_feeds AS own
  CROSS JOIN LATERAL (
    SELECT id, finished_at FROM feed_runs WHERE feed_id = own.id AND ${standing} ORDER BY finished_at DESC, id DESC LIMIT 1
  ) AS last
  WHERE own.pharmacy_id = ${pharmacy} ORDER BY last.finished_at DESC, last.id DESC LIMIT 1`;

/** The run that the pharmacy's stock stands on; undefined when nothing was ever applied, or all of it was taken back. */
export const latestStanding = async (ctx: Ctx, pharmacyId: string): Promise<FeedRun | undefined> => {
  const [last] = await rawRows<{ id: string }>(ctx.trx, latestStandingOf('CAST(:pharmacyId AS uuid)'), { pharmacyId });
  return last && FeedRun.query(ctx.trx).findById(last.id);
};

/** @throws feed.newerApplied when something that the pharmacy delivered was applied after this moment and still stands */
export const refuseAfterNewer = async (ctx: Ctx, pharmacyId: string, moment: Date): Promise<void> => {
  const [newer] = await rawRows<{ id: string }>(
    ctx.trx,
    `SELECT feed_runs.id FROM stock_feeds AS own JOIN feed_runs ON feed_runs.feed_id = own.id
     WHERE own.pharmacy_id = :pharmacyId AND ${standing} AND feed_runs.finished_at > :moment LIMIT 1`,
    { pharmacyId, moment },
  );
  if (newer) throw failure('feed.newerApplied', { newerRunId: newer.id });
};
