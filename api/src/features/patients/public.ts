export { patientHits, patientIds } from './patients.queries.ts';
export { updatePatientStatus } from './patients.service.ts';
export { patientHits } from './patients.queries.ts';
export { patientList } from './patients.queries.ts';
export { updatePatientStatus } from './patients.service.ts';
