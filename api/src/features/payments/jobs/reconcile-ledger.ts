import { defineJob } from '../../../jobs/job.ts';
import { reconcileLedger } from '../reconciliation.service.ts';

export const reconcileLedgerJob = defineJob<'payments.reconcile-ledger'>({
  handler: async (ctx) => ({ rows: await reconcileLedger(ctx) }),
});
