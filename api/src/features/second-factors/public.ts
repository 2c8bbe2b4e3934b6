export { actingAs } from './acting-as.ts';
export { methodsOf, passkeysOf } from './factors.queries.ts';
export { passSecondFactor } from './check.service.ts';
export { verifyAssertion } from './passkey-assertion.service.ts';
export { assertOwner, proofKindOf } from './owner-proofs.service.ts';
export { deleteExpiredOwnerCodes, deleteSecondFactorsOf } from './erasure.queries.ts';
