import { emailChangeConfirmInput } from '@blattwerk/contract/accounts/access-shapes';
import { message } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { finishEmailChange } from '../email-change.service.ts';

const texts = { de: 'Ihre neue E-Mail-Adresse gilt ab jetzt.', en: 'Your new email address is valid from now on.' };

export const finishEmailChangeEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.finish-email-change',
  method: 'post',
  summary: 'Make the new email address the account’s, by link token or, signed in, by code',
  input: emailChangeConfirmInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await finishEmailChange(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
