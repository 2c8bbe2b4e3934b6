export { issueHits, issueList } from './newsletter-issues.queries.ts';
