import { pendingSignIn, proveAddressInput } from '@blattwerk/contract/accounts/social-shapes';
import { publicFactory } from '../../../../http/factories.ts';
import { proveAddress } from '../address-proof.service.ts';
import { presentPending } from '../pending.presenter.ts';
import { stepOf } from '../pending.service.ts';
import { pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

export const proveAddressEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.prove-address',
  method: 'post',
  summary: 'Prove the address of this browser’s sign-in by the mail’s link or code',
  input: proveAddressInput,
  output: pendingSignIn,
  handler: async ({ ctx, input, request }) => {
    const proven = await proveAddress(ctx, await findPending(ctx, pendingCookie(request)), input);
    return presentPending(proven, await stepOf(ctx, proven));
  },
});
