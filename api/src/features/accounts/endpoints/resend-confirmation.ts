import { emailConfirmResendInput, message } from '@blattwerk/contract/accounts/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { resendConfirmation } from '../confirmation.service.ts';

const texts = {
  de: 'Wenn zu dieser Adresse eine Bestätigung offen ist, haben wir eine neue E-Mail geschickt.',
  en: 'If this address still needs confirming, we have sent a new email.',
};

export const resendConfirmationEndpoint = publicFactory.buildUnbound({
  operation: 'accounts.resend',
  method: 'post',
  summary: 'Send the confirmation mail again',
  input: emailConfirmResendInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input }) => {
    await resendConfirmation(ctx, input);
    return { message: texts[ctx.locale] };
  },
});
