import { defineJob } from '../../../jobs/job.ts';
import { storeSigned } from '../agreement-documents.service.ts';

/** Makes the PDF of a signed document. */
export const storeSignedJob = defineJob({
  id: 'agreements.store-signed',
  timeoutSeconds: 120,
  retryLimit: 10,
  handler: (ctx, { signatureId }) => storeSigned(ctx, signatureId),
});
