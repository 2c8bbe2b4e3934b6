export { leaveReviews } from './erasure.queries.ts';
export { reviewList, commentList } from './moderation.queries.ts';
export { publishContribution, rejectContribution } from './moderation.service.ts';
export { moveReviews } from './published.queries.ts';
