export { moveProposals, proposalHits, proposalList } from './product-proposals.queries.ts';
