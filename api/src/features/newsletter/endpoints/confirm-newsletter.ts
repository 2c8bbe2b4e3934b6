import { message } from '@blattwerk/contract/accounts/shapes';
import { newsletterTokenInput } from '@blattwerk/contract/newsletter/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { newsletterMessages } from '../messages.ts';
import { confirmNewsletter } from '../newsletter.service.ts';

export const confirmNewsletterEndpoint = publicFactory.build({
  operation: 'newsletter.confirm',
  method: 'post',
  summary: 'Confirm the subscription with the token of the mail',
  input: newsletterTokenInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await confirmNewsletter(ctx, input.token);
    return { message: newsletterMessages.confirmed[ctx.locale] };
  },
});
