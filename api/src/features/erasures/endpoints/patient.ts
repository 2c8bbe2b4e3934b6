import * as operations from '@blattwerk/contract/erasures/operations';
import { patientFactory } from '../../../http/factories.ts';
import { clearSessionCookies } from '../../users/public.ts';
import { previewErasure } from '../preview.service.ts';
import { eraseOwnAccount } from '../request.service.ts';

export const eraseAccountEndpoint = patientFactory.buildUnbound(operations.eraseAccount, async ({ ctx, input: { password, code }, request, response }) => {
  await eraseOwnAccount(ctx, { password, code });
  clearSessionCookies(request, response);
  return {};
});

export const previewErasureEndpoint = patientFactory.build(operations.previewErasure, ({ ctx }) => previewErasure(ctx));
