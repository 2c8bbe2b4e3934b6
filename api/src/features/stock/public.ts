export { readStock, stockIds } from './stock.queries.ts';
