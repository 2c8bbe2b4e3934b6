export { anonymizeWithdrawalsOf, deleteWithdrawalsBefore } from './retention.service.ts';
export { withdrawalIds, withdrawalList } from './withdrawals.queries.ts';
