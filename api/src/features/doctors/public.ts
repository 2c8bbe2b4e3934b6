export { readLicence } from './licence.ts';
export { addDoctor } from './practice.service.ts';
