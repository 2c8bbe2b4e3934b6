import { defineJob } from '../../../jobs/job.ts';
import { withoutDocuments } from '../documents.queries.ts';
import { issueDocuments } from '../issue-documents.ts';

/** Prescriptions, medical letter and invoice of a decided request. */
export const issueDocumentsJob = defineJob<'treatments.issue-documents'>({
  undone: withoutDocuments,
  handler: (ctx, { treatmentId }) => issueDocuments(ctx, treatmentId),
});
