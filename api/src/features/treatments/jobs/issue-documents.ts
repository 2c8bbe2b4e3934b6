import { defineJob } from '../../../jobs/job.ts';
import { issueDocuments } from '../issue-documents.ts';

/** Prescriptions, medical letter and invoice of a decided request. */
export const issueDocumentsJob = defineJob({
  id: 'treatments.issue-documents',
  timeoutSeconds: 180,
  retryLimit: 10,
  handler: (ctx, { treatmentId }) => issueDocuments(ctx, treatmentId),
});
