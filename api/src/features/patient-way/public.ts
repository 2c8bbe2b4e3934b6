export { readStatuses } from './patient-way.service.ts';
