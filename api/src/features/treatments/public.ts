export { visibleTo as treatmentsVisibleTo, Treatment } from './treatment.model.ts';
export { latestTreatment } from './treatments.queries.ts';
export { markPaid } from './treatments.service.ts';
