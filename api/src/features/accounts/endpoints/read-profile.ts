import { z } from 'zod';
import { profile } from '@blattwerk/contract/accounts/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { presentProfile } from '../accounts.presenter.ts';
import { readOwnUser } from '../../users/public.ts';

export const readProfileEndpoint = memberFactory.build({
  operation: 'accounts.read-profile',
  method: 'get',
  summary: 'The own profile, with what is still missing',
  input: z.object({}),
  output: profile,
  handler: async ({ ctx }) => presentProfile(await readOwnUser(ctx), ctx.actor.isWorking),
});
