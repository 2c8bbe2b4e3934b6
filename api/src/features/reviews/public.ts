export { leaveReviews } from './erasure.queries.ts';
