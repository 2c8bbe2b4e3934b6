export { createCatalogue } from './catalogue.ts';
export { placeIn, settingIn, type Market } from './index/market.ts';
export { queryList, queryPage, type CatalogueList, type CataloguePage, type CatalogueQuery, type CatalogueRow } from './index/query-market.ts';
export type { PictureRow } from './index/rows.ts';
export { highlightShare } from './index/product-table.ts';
