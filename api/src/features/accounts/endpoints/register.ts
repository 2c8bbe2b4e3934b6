import { message, registerInput } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { register } from '../registration.service.ts';

const texts = { de: 'Wir haben Ihnen eine E-Mail geschickt.', en: 'We have sent you an email.' };

export const registerEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.register',
  method: 'post',
  summary: 'Create a patient account; the answer is the same for a known address',
  input: registerInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await register(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
