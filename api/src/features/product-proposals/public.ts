export { proposalList } from './product-proposals.queries.ts';
