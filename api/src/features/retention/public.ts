export { deleteNoticesOf } from './erasure.queries.ts';
