export { visibleTo as treatmentsVisibleTo, Treatment } from './treatment.model.ts';
export { latestTreatment } from './treatments.queries.ts';
export { presentPatientTreatment } from './patient-treatment.presenter.ts';
export { listOwnTreatments } from './patient-treatments.queries.ts';
export { releaseClaimsOf } from './release-claims.ts';
export { cancelTreatment, markPaid } from './treatments.service.ts';
