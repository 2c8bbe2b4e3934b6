import { passwordChangeInput } from '@blattwerk/contract/accounts/access-shapes';
import { message } from '@blattwerk/contract/accounts/shapes';
import { memberFactory } from '../../../http/factories.ts';
import { changePassword } from '../own-password.service.ts';

const texts = {
  de: 'Ihr Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  en: 'Your password has been changed. All other devices have been logged out.',
};

export const changePasswordEndpoint = memberFactory.buildUnbound({
  operation: 'accounts.change-password',
  method: 'post',
  summary: 'Change the own password with the current one; all other sessions end',
  input: passwordChangeInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await changePassword(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
