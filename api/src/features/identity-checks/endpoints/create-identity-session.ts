import { identitySession, identitySessionInput } from '@blattwerk/contract/identity-checks/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { startIdentityCheck } from '../start-check.service.ts';

export const createIdentitySessionEndpoint = patientFactory.buildUnbound({
  operation: 'identity-checks.create-session',
  method: 'post',
  summary: 'The provider’s page for the own identity check: a new one, or the one that was begun',
  input: identitySessionInput,
  output: identitySession,
  handler: ({ ctx, input }) => startIdentityCheck(ctx, input),
});
