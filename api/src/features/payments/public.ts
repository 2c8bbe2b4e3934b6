export { depositsOf, offsetDeposit, openDeposit, presentDeposit, refundDeposit, refundRest } from './deposits.service.ts';
export type { Payment } from './payment.model.ts';
export { deletePaymentsFor } from './erasure.queries.ts';
export { paymentHits, paymentList } from './payments.list.queries.ts';
