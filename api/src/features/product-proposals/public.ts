export { proposalIds, proposalList } from './product-proposals.queries.ts';
