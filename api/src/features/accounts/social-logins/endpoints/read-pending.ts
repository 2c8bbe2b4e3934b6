import { z } from 'zod';
import { pendingSignIn } from '@blattwerk/contract/accounts/social-shapes';
import { publicFactory } from '../../../../http/factories.ts';
import { presentPending } from '../pending.presenter.ts';
import { stepOf } from '../pending.service.ts';
import { pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const readPendingEndpoint = publicFactory.build({
  operation: 'social-logins.read-pending',
  method: 'get',
  summary: 'What this browser’s sign-in still needs',
  input: z.object({}),
  output: pendingSignIn,
  handler: async ({ ctx, request, response }) => {
    response.set('Cache-Control', 'private, no-store');
    const pending = await findPending(ctx, pendingCookie(request));
    return presentPending(pending, await stepOf(ctx, pending));
  },
});
