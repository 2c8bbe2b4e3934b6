import { defineJob } from '../../../jobs/job.ts';
import { inTransaction } from '../../../kernel/ctx.ts';
import { carryOutWithdrawal } from '../carry-out.service.ts';

/** Ends the request of a withdrawal whose mailbox is proven. */
export const carryOutWithdrawalJob = defineJob<'withdrawals.carry-out'>({
  handler: (ctx, { withdrawalId }) => inTransaction(ctx, (bound) => carryOutWithdrawal(bound, withdrawalId)),
});
