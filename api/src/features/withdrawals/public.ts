export { anonymizeWithdrawalsOf, deleteWithdrawalsBefore } from './retention.service.ts';
export { withdrawalList } from './withdrawals.queries.ts';
