export { patientHits } from './patients.queries.ts';
