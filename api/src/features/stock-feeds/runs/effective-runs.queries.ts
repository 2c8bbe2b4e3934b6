import type { Ctx } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { FeedRun } from '../stock-feed.model.ts';

/** A run is effective when it was applied and not rolled back. A rollback itself is no delivery. */
const isEffective = `status = 'applied' AND source <> 'rollback' AND rolled_back_by_id IS NULL`;

/** SQL for the id of the run that the pharmacy's stock comes from, over all of its feeds. `pharmacy` is a column or a named binding. */
export const latestEffectiveRunSql = (pharmacy: 'stock_feeds.pharmacy_id' | 'CAST(:pharmacyId AS uuid)'): string => `
  SELECT last.id FROM stock_feeds AS own
  CROSS JOIN LATERAL (
    SELECT id, finished_at FROM feed_runs WHERE feed_id = own.id AND ${isEffective} ORDER BY finished_at DESC, id DESC LIMIT 1
  ) AS last
  WHERE own.pharmacy_id = ${pharmacy} ORDER BY last.finished_at DESC, last.id DESC LIMIT 1`;

/** The run that the pharmacy's stock comes from; undefined when no run was ever applied, or all were rolled back. */
export const latestEffectiveRun = async (ctx: Ctx, pharmacyId: string): Promise<FeedRun | undefined> => {
  const [last] = await rawRows<{ id: string }>(ctx.trx, latestEffectiveRunSql('CAST(:pharmacyId AS uuid)'), { pharmacyId });
  return last && FeedRun.query(ctx.trx).findById(last.id);
};

/** @throws feed.newerApplied when something that the pharmacy delivered was applied after this moment and is still effective */
export const refuseAfterNewer = async (ctx: Ctx, pharmacyId: string, moment: Date): Promise<void> => {
  const [newer] = await rawRows<{ id: string }>(
    ctx.trx,
    `SELECT feed_runs.id FROM stock_feeds AS own JOIN feed_runs ON feed_runs.feed_id = own.id
     WHERE own.pharmacy_id = :pharmacyId AND ${isEffective} AND feed_runs.finished_at > :moment LIMIT 1`,
    { pharmacyId, moment },
  );
  if (newer) throw failure('feed.newerApplied', { newerRunId: newer.id });
};
