export { anonymizeWithdrawalsOf, deleteWithdrawalsBefore } from './retention.service.ts';
export { withdrawalHits, withdrawalList } from './withdrawals.queries.ts';
