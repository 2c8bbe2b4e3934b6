export { suspicionAbout } from './compare-with-before.ts';
export { compareStock, countKinds } from './comparison.ts';
export { readAgainWhereUnmatched } from './content-memory.ts';
export { patchFeed, readFeedRecord } from './feeds.service.ts';
export { aliasOf, matchWithCatalogue, stockOf, type Matching, type StockTarget } from './match-rows.ts';
export type { Suspicion } from './plausibility.ts';
export { readStockReliability } from './score/stock-reliability.ts';
export { groupErrors } from './row-errors.ts';
export { ofPharmacies } from './stock-feed.model.ts';
