import { z } from 'zod';
import { ownIdentity } from '@blattwerk/contract/identity-checks/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { readIdentityState } from '../identity-checks.queries.ts';

export const readOwnIdentityEndpoint = patientFactory.build({
  operation: 'identity-checks.read-own',
  method: 'get',
  summary: 'Where the own identity check stands',
  input: z.object({}),
  output: ownIdentity,
  handler: async ({ ctx }) => ({ ...(await readIdentityState(ctx, ctx.actor.id)), isRequired: await readSetting(ctx, 'gates.identity') }),
});
