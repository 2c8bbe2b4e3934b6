export { proposalIds } from './product-proposals.queries.ts';
export { proposalList } from './product-proposals.queries.ts';
