export { anonymizeAttestationsOf, deleteAskedAttestationsOf, deleteAttestationsOf } from './erasure.queries.ts';
export { attestationStanding } from './standing.ts';
export { attestationHits, attestationList } from './attestations.queries.ts';
