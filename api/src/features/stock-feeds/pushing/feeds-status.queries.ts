import type { FeedsStatus } from '@blattwerk/contract/stock-feeds/push';
import type { Ctx, Machine } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { freshnessHours, joinFeedState, type FeedStateRow } from '../feed-state.queries.ts';
import { presentFeedState } from '../feed-state.presenter.ts';
import { presentScore } from '../score/score.presenter.ts';
import type { StockFeed } from '../stock-feed.model.ts';

interface StockFacts {
  products: number;
  available: number;
  lastConfirmedAt: Date | null;
}

const stockOf = async (ctx: Ctx, pharmacyId: string): Promise<FeedsStatus['stock']> => {
  const { products, available, lastConfirmedAt } = found<StockFacts>(
    await ctx
      .trx('stock')
      .join('pharmacies', 'pharmacies.id', 'stock.pharmacyId')
      .where({ pharmacyId })
      .first(
        ctx.trx.raw('CAST(count(*) AS integer) AS "products"'),
        ctx.trx.raw('CAST(count(*) FILTER (WHERE quantity > 0) AS integer) AS "available"'),
        ctx.trx.raw('max(greatest(confirmed_at, stock_confirmed_at)) AS "lastConfirmedAt"'),
      ),
  );
  const open = await ctx.trx('product_aliases').where({ pharmacyId, state: 'open' }).count({ rows: '*' }).first<{ rows: number }>();
  return { products, available, unmatched: open.rows, lastConfirmedAt: lastConfirmedAt?.toISOString() ?? null };
};

const presentFeed = (row: StockFeed & FeedStateRow, { locale }: Ctx): FeedsStatus['feeds'][number] => {
  const { lastRun, confirmedAt, freshness } = presentFeedState(row, locale);
  const { id, kind, mode, isActive } = row;
  return { id, kind, mode, isActive, nextRunAt: row.nextRunAt?.toISOString() ?? null, lastRun, confirmedAt, freshness, ...presentScore(row, locale) };
};

/** How the feeds of the caller's pharmacy are doing. */
export const readStatus = async (ctx: Ctx<Machine>): Promise<FeedsStatus> => {
  const { pharmacyId } = ctx.actor;
  const pharmacy = found<{ slug: string; name: string }>(await ctx.trx('pharmacies').where({ id: pharmacyId }).first('slug', 'name'));
  const feeds: (StockFeed & FeedStateRow)[] = await joinFeedState(ctx.trx('stock_feeds').where({ pharmacyId }), await freshnessHours(ctx))
    .select('stock_feeds.*')
    .orderBy(['stock_feeds.createdAt', 'stock_feeds.id']);
  return {
    pharmacy: { slug: pharmacy.slug, name: pharmacy.name },
    stock: await stockOf(ctx, pharmacyId),
    feeds: feeds.map((row) => presentFeed(row, ctx)),
  };
};
