export { readAgainWhereUnmatched } from './content-memory.ts';
export { patchFeed, readFeedRecord } from './feeds.service.ts';
export { suspicionAbout } from './import-feed.ts';
export { aliasOf, matchWithCatalogue, type Matching, type StockTarget } from './match-rows.ts';
export type { Suspicion } from './plausibility.ts';
export { readStockReliability } from './score/stock-reliability.ts';
export { ofPharmacies } from './stock-feed.model.ts';
