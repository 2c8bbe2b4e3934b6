import { defineJob } from '../../../jobs/job.ts';
import { matchInvoices } from '../invoice-corrections.service.ts';

/** Cancels or reduces invoices whose fee was refunded without a document. */
export const matchInvoicesJob = defineJob<'treatments.match-invoices'>({
  handler: async (ctx) => ({ rows: await matchInvoices(ctx) }),
});
