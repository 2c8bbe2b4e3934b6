export { issueList } from './newsletter-issues.queries.ts';
