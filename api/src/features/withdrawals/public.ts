export { anonymizeWithdrawalsOf, deleteWithdrawalsBefore } from './retention.service.ts';
export { withdrawalIds } from './withdrawals.queries.ts';
export { withdrawalList } from './withdrawals.queries.ts';
