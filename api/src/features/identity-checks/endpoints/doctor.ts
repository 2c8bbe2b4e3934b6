import { identityRecord, identitySeenInput } from '@blattwerk/contract/identity-checks/shapes';
import { doctorFactory } from '../../../http/factories.ts';
import { readIdentityRecord, recordSighting } from '../sightings.service.ts';

export const markIdentitySeenEndpoint = doctorFactory.build({
  operation: 'identity-checks.mark-seen',
  method: 'post',
  summary: 'The doctor has compared the person, the document and the profile',
  input: identitySeenInput,
  output: identityRecord,
  handler: async ({ ctx, input }) => {
    await recordSighting(ctx, input.id, input.kind);
    return readIdentityRecord(ctx, input.id);
  },
});
