import { message } from '@blattwerk/contract/accounts/shapes';
import { sendProofInput } from '@blattwerk/contract/accounts/social-shapes';
import { publicFactory } from '../../../../http/factories.ts';
import { sendProof } from '../address-proof.service.ts';
import { pendingCookie } from '../sign-in-cookies.ts';
import { findPending } from '../sign-ins.ts';

const texts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const sendProofEndpoint = publicFactory.buildUnbound({
  operation: 'social-logins.send-proof',
  method: 'post',
  summary: 'Ask for a mail that proves the address of this browser’s sign-in',
  input: sendProofInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input, request }) => {
    await sendProof(ctx, await findPending(ctx, pendingCookie(request)), input);
    return { message: texts[ctx.locale] };
  },
});
