export { visibleTo as treatmentsVisibleTo, Treatment } from './treatment.model.ts';
export { latestTreatment } from './treatments.queries.ts';
export { markPaid } from './treatments.service.ts';
export { presentPatientTreatment } from './patient-treatment.presenter.ts';
export { listOwnTreatments } from './patient-treatments.queries.ts';
export { releaseClaimsOf } from './release-claims.ts';
