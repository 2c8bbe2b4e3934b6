import { defineJob } from '../../../jobs/job.ts';
import { issueDocuments } from '../issue-documents.ts';

/** Prescriptions, medical letter and invoice of a decided request. */
export const issueDocumentsJob = defineJob<'treatments.issue-documents'>({
  undone: (trx, { from, to }) =>
    trx('treatments')
      .leftJoin('certificates', 'certificates.treatmentId', 'treatments.id')
      .leftJoin('invoices', 'invoices.treatmentId', 'treatments.id')
      .whereRaw('coalesce(treatments.decided_at, treatments.cancelled_at) BETWEEN ? AND ?', [from, to])
      .where((open) =>
        open
          .where((one) => one.whereNotNull('certificates.treatmentId').whereNull('certificates.completedAt'))
          .orWhere((one) => one.whereNotNull('invoices.id').whereNull('invoices.fileId')),
      )
      .select('treatments.id as treatmentId'),
  handler: (ctx, { treatmentId }) => issueDocuments(ctx, treatmentId),
});
