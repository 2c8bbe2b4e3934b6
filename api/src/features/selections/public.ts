export { saveSelection } from './saved-selection.service.ts';
export { deleteNotedProductsOf } from './erasure.queries.ts';
export { moveNotedProducts } from './saved-selection.queries.ts';
