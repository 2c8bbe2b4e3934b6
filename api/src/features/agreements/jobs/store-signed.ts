import { defineJob } from '../../../jobs/job.ts';
import { storeSigned } from '../agreement-documents.service.ts';

/** Makes the PDF of a signed document. */
export const storeSignedJob = defineJob<'agreements.store-signed'>({
  undone: (trx, { from, to }) =>
    trx('signatures')
      .leftJoin('signature_files', 'signature_files.signatureId', 'signatures.id')
      .whereNull('signature_files.fileId')
      .whereBetween('signatures.signedAt', [from, to])
      .select('signatures.id as signatureId'),
  handler: (ctx, { signatureId }) => storeSigned(ctx, signatureId),
});
