export { depositsOf, offsetDeposit, openDeposit, presentDeposit, refundDeposit } from './deposits.service.ts';
export type { Payment } from './payment.model.ts';
