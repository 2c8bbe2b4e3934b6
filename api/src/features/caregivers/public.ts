export { deleteCaregiversOf } from './erasure.queries.ts';
export { forgetCaregivers } from './retention.service.ts';
