export { moveProposals, proposalList } from './product-proposals.queries.ts';
