import { feedFields, type FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { isPurchaseHeader } from '../../adapters/feed-formats/columns.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { patchFeed } from '../stock-feeds/public.ts';

/** @throws server.badRequest when a field is to be read from a column with what the pharmacy paid */
export const refusePurchaseColumns = (mapping: FeedMapping | null | undefined): void => {
  const wrong = feedFields.filter((field) => isPurchaseHeader(mapping?.columns[field]?.header ?? ''));
  if (wrong.length > 0)
    throw failure('server.badRequest', { fields: wrong.map((field) => ({ path: `mapping.columns.${field}.header`, message: 'purchasePrice' })) });
};

/** @throws server.notFound, server.conflict with both states when the version is stale, server.badRequest for a purchase price */
export const saveMapping = (ctx: Ctx, input: { id: string; mapping: FeedMapping | null; version: number }): Promise<FeedRecord> => {
  refusePurchaseColumns(input.mapping);
  return patchFeed(ctx, input);
};
