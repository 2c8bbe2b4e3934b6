import { message, resetFinishInput } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { finishReset } from '../reset.service.ts';

const texts = { de: 'Ihr Passwort ist geändert. Bitte melden Sie sich an.', en: 'Your password has been changed. Please log in.' };

export const finishResetEndpoint = publicFactory.build({
  operation: 'accounts.reset-finish',
  method: 'post',
  summary: 'Set a new password with the link’s token; all sessions end',
  input: resetFinishInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await finishReset(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
