export { assertOwner, proofKindOf } from './owner-proofs.service.ts';
