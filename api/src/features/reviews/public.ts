export { leaveReviews } from './erasure.queries.ts';
export { reviewIds, reviewCommentIds } from './moderation.queries.ts';
export { reviewList } from './moderation.queries.ts';
export { commentList } from './moderation.queries.ts';
export { publishContribution, rejectContribution } from './moderation.service.ts';
