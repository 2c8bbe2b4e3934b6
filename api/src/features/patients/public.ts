export { patientHits, patientIds } from './patients.queries.ts';
export { updatePatient } from './patients.service.ts';
export { patientList } from './patients.queries.ts';
