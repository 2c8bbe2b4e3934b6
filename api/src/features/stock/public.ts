export { readStock, stockIds } from './stock.queries.ts';
export { stockList } from './stock.queries.ts';
