export { marketAccess, type MarketAccess } from './market-access.ts';
export { plateAddress } from './product.presenter.ts';
export { goneBefore, shortList } from './products.service.ts';
export { readSimilar } from './similar.service.ts';
export { deleteFavoritesOf } from './erasure.queries.ts';
export { addProduct, findProduct, patchProduct } from './product-records.service.ts';
export { moveReference } from './move-reference.queries.ts';
export { productHits, productList } from './product-records.queries.ts';
export { productImporter } from './product.importer.ts';
