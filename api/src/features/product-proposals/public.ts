export { proposalList } from './product-proposals.queries.ts';
export { moveProposals } from './product-proposals.queries.ts';
