import { defineJob } from '../../../jobs/job.ts';
import { issueReceipt } from '../receipt.service.ts';
import { withoutReceipt } from '../receipts.queries.ts';

/** The sealed PDF of a consent that was given or withdrawn. */
export const issueReceiptJob = defineJob<'consents.issue-receipt'>({ undone: withoutReceipt, handler: issueReceipt });
