export { leaveReviews } from './erasure.queries.ts';
export { reviewIds, reviewCommentIds } from './moderation.queries.ts';
