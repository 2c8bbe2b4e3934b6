import { z } from 'zod';
import { me } from '@blattwerk/contract/accounts/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { presentMe } from '../accounts.presenter.ts';
import { readOwnUser } from '../../users/public.ts';

export const readMeEndpoint = memberFactory.build({
  operation: 'accounts.me',
  method: 'get',
  summary: 'Who is signed in',
  input: z.object({}),
  output: me,
  handler: async ({ ctx }) => presentMe(await readOwnUser(ctx), ctx.actor.mustEnrol),
});
