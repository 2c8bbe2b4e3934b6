import { eraseInput, erasurePreview } from '@blattwerk/contract/erasures/shapes';
import { z } from 'zod';
import { patientFactory } from '../../../http/factories.ts';
import { clearSessionCookies } from '../../users/public.ts';
import { previewErasure } from '../preview.service.ts';
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

export const previewErasureEndpoint = patientFactory.build({
  operation: 'erasures.preview',
  method: 'get',
  summary: 'What deleting the own account would delete and what would be kept, and until when',
  input: z.object({}),
  output: erasurePreview,
  handler: ({ ctx }) => previewErasure(ctx),
});
