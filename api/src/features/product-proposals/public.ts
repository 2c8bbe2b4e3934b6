export { proposalIds } from './product-proposals.queries.ts';
