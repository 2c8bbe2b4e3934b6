import { defineJob } from '../../../jobs/job.ts';
import { storeSigned } from '../agreement-documents.service.ts';
import { withoutFile } from '../agreements.queries.ts';

/** Makes the PDF of a signed document. */
export const storeSignedJob = defineJob<'agreements.store-signed'>({
  undone: withoutFile,
  handler: (ctx, { signatureId }) => storeSigned(ctx, signatureId),
});
