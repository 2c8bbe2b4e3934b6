import { emailChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import { message } from '@blattwerk/contract/accounts/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { startEmailChange } from '../email-change.service.ts';

const texts = { de: 'Wir haben eine E-Mail an die neue Adresse geschickt.', en: 'We have sent an email to the new address.' };

export const startEmailChangeEndpoint = memberFactory.buildUnbound({
  operation: 'accounts.start-email-change',
  method: 'post',
  summary: 'Ask for another email address, with the password; the answer is the same for one that is taken',
  input: emailChangeInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await startEmailChange(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
