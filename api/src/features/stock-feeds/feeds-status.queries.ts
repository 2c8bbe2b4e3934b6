import type { FeedsStatus } from '@blattwerk/contract/stock-feeds/push';
import { runProblemText } from '@blattwerk/contract/stock-feeds/problems';
import type { Locale } from '@blattwerk/contract/errors';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Machine } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { readSetting } from '../settings/public.ts';
import { FeedRun, StockFeed } from './stock-feed.model.ts';

interface StockFacts {
  products: number;
  available: number;
  lastConfirmedAt: Date | null;
}

const freshnessOf = async (ctx: Ctx, { products, lastConfirmedAt }: StockFacts): Promise<FeedsStatus['stock']['freshness']> => {
  if (products === 0 || !lastConfirmedAt) return 'none';
  const now = ctx.clock.now();
  if (lastConfirmedAt <= later(now, -(await readSetting(ctx, 'stock.goneHours')) * duration.hours)) return 'gone';
  return lastConfirmedAt <= later(now, -(await readSetting(ctx, 'stock.uncertainHours')) * duration.hours) ? 'uncertain' : 'current';
};

const stockOf = async (ctx: Ctx, pharmacyId: string): Promise<FeedsStatus['stock']> => {
  const facts = found<StockFacts>(
    await ctx
      .trx('stock')
      .where({ pharmacyId })
      .first(
        ctx.trx.raw('count(*)::int AS "products"'),
        ctx.trx.raw('(count(*) FILTER (WHERE quantity > 0))::int AS "available"'),
        ctx.trx.raw('max(confirmed_at) AS "lastConfirmedAt"'),
      ),
  );
  const open = await ctx.trx('product_aliases').where({ pharmacyId, state: 'open' }).count({ rows: '*' }).first<{ rows: number }>();
  return {
    products: facts.products,
    available: facts.available,
    unmatched: open.rows,
    lastConfirmedAt: facts.lastConfirmedAt?.toISOString() ?? null,
    freshness: await freshnessOf(ctx, facts),
  };
};

const presentLastRun = (run: FeedRun | undefined, locale: Locale): FeedsStatus['feeds'][number]['lastRun'] => {
  if (!run) return null;
  const { id, status, reason, rows, accepted, matched, unmatched, rowErrors, changed } = run;
  const why = reason ? { reason, reasonText: runProblemText(reason, locale, run.reasonValues) } : {};
  const times = { startedAt: run.startedAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null };
  return { id, status, ...why, rows, accepted, matched, unmatched, rowErrors, changed, ...times };
};

/** How the feeds of the caller's pharmacy are doing. */
export const readStatus = async (ctx: Ctx<Machine>): Promise<FeedsStatus> => {
  const { pharmacyId } = ctx.actor;
  const pharmacy = found<{ slug: string; name: string }>(await ctx.trx('pharmacies').where({ id: pharmacyId }).first('slug', 'name'));
  const feeds = await StockFeed.query(ctx.trx).where({ pharmacyId }).orderBy(['createdAt', 'id']);
  const runs = await FeedRun.query(ctx.trx)
    .distinctOn('feedId')
    .whereIn(
      'feedId',
      feeds.map(({ id }) => id),
    )
    .orderBy([{ column: 'feedId' }, { column: 'startedAt', order: 'desc' }, { column: 'id', order: 'desc' }]);
  const lastRuns = new Map(runs.map((run) => [run.feedId, run]));
  return {
    pharmacy: { slug: pharmacy.slug, name: pharmacy.name },
    stock: await stockOf(ctx, pharmacyId),
    feeds: feeds.map(({ id, kind, mode, isActive, nextRunAt }) => ({
      id,
      kind,
      mode,
      isActive,
      nextRunAt: nextRunAt?.toISOString() ?? null,
      lastRun: presentLastRun(lastRuns.get(id), ctx.locale),
    })),
  };
};
