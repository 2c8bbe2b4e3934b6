export { patientHits, patientIds } from './patients.queries.ts';
export { updatePatientStatus } from './patients.service.ts';
