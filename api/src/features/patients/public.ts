export { patientHits, patientList } from './patients.queries.ts';
export { updatePatient } from './patients.service.ts';
