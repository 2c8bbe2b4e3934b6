import { emailOnlyInput, message } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { startReset } from '../reset.service.ts';

const texts = {
  de: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail geschickt.',
  en: 'If there is an account for this address, we have sent an email.',
};

export const startResetEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.reset-init',
  method: 'post',
  summary: 'Ask for a link to set a new password',
  input: emailOnlyInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await startReset(ctx, input.email);
    return { message: texts[ctx.locale] };
  },
});
