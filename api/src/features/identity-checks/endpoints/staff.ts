import { identityRecord } from '@blattwerk/contract/identity-checks/shapes';
import { id } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { staffFactory } from '../../../http/factories.ts';
import { readIdentityRecord } from '../sightings.service.ts';

export const readIdentityEndpoint = staffFactory.build({
  operation: 'identity-checks.read',
  method: 'get',
  summary: 'Where a patient’s identity check stands, and for doctors what differs',
  isAudited: true,
  input: z.object({ id }),
  output: identityRecord,
  handler: ({ ctx, input }) => readIdentityRecord(ctx, input.id),
});
