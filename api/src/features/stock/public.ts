export { readStock, stockIds, stockList } from './stock.queries.ts';
