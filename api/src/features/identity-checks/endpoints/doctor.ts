import * as operations from '@blattwerk/contract/identity-checks/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readIdentityRecord, recordSighting } from '../sightings.service.ts';

export const markIdentitySeenEndpoint = doctorFactory.build(operations.markIdentitySeen, async ({ ctx, input }) => {
  await recordSighting(ctx, input.id, input.kind);
  return readIdentityRecord(ctx, input.id);
});
