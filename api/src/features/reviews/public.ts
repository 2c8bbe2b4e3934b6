export { leaveReviews } from './leave-reviews.ts';
