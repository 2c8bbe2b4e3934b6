export { anonymizeWithdrawalsOf, deleteWithdrawalsBefore } from './retention.service.ts';
