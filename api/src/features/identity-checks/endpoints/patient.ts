import * as operations from '@blattwerk/contract/identity-checks/operations';
import { patientFactory } from '../../../http/factories.ts';
import { readSetting } from '../../settings/public.ts';
import { readIdentityState } from '../identity-checks.queries.ts';
import { startIdentityCheck } from '../start-check.service.ts';

export const createIdentitySessionEndpoint = patientFactory.buildUnbound(operations.createIdentitySession, ({ ctx, input }) => startIdentityCheck(ctx, input));

export const readOwnIdentityEndpoint = patientFactory.build(operations.readOwnIdentity, async ({ ctx }) => ({
  ...(await readIdentityState(ctx, ctx.actor.id)),
  isRequired: await readSetting(ctx, 'gates.identity'),
}));
