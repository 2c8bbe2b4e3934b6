export { suspicionAbout } from './importing/compare-with-before.ts';
export { compareStock, countKinds } from './runs/comparison.ts';
export { readAgainWhereUnmatched } from './importing/content-memory.ts';
export { patchFeed, readFeedRecord } from './feeds.service.ts';
export { aliasOf, matchWithCatalogue, stockOf, type Matching, type StockTarget } from './importing/match-rows.ts';
export type { Suspicion } from './importing/plausibility.ts';
export { readStockReliability } from './score/stock-reliability.ts';
export { groupErrors } from './runs/row-errors.ts';
export { ofPharmacies } from './stock-feed.model.ts';
