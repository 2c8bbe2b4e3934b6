import { z } from 'zod';
import { eraseInput } from '@blattwerk/contract/erasures/shapes';
import { patientFactory } from '../../../http/factories.ts';
import { clearSessionCookies } from '../../users/public.ts';
import { eraseOwnAccount } from '../request.service.ts';

export const eraseAccountEndpoint = patientFactory.buildUnbound({
  operation: 'erasures.request',
  method: 'post',
  summary: 'Delete the own account, after the password and a typed word; nobody can sign in from then on',
  input: eraseInput,
  output: z.object({}),
  handler: async ({ ctx, input: { password, code }, request, response }) => {
    await eraseOwnAccount(ctx, { password, code });
    clearSessionCookies(request, response);
    return {};
  },
});
