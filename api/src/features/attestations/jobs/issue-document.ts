import { defineJob } from '../../../jobs/job.ts';
import { withoutDocument } from '../attestations.queries.ts';
import { issueAttestationDocument } from '../issue-document.ts';

/** The PDF of an attestation that a doctor has issued. */
export const issueAttestationDocumentJob = defineJob<'attestations.issue-document'>({
  undone: withoutDocument,
  handler: (ctx, { attestationId }) => issueAttestationDocument(ctx, attestationId),
});
