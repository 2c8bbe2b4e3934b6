import { identitySession, identitySessionInput, ownIdentity } from '@blattwerk/contract/identity-checks/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { readIdentityState } from '../identity-checks.queries.ts';
import { startIdentityCheck } from '../start-check.service.ts';

export const createIdentitySessionEndpoint = patientFactory.buildUnbound({
  operation: 'identity-checks.create-session',
  method: 'post',
  summary: 'The provider’s page for the own identity check: a new one, or the one that was begun',
  input: identitySessionInput,
  output: identitySession,
  handler: ({ ctx, input }) => startIdentityCheck(ctx, input),
});

export const readOwnIdentityEndpoint = patientFactory.build({
  operation: 'identity-checks.read-own',
  method: 'get',
  summary: 'Where the own identity check stands',
  input: z.object({}),
  output: ownIdentity,
  handler: async ({ ctx }) => ({ ...(await readIdentityState(ctx, ctx.actor.id)), isRequired: await readSetting(ctx, 'gates.identity') }),
});
