export { readLicence } from './licence.ts';
export { addDoctor } from './practice.service.ts';
export { doctorList } from './doctors.queries.ts';
export { updateDoctor } from './doctors.service.ts';
