import { message } from '@blattwerk/contract/accounts/shapes';
import { newsletterOneClickInput } from '@blattwerk/contract/newsletter/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { newsletterMessages } from '../messages.ts';
import { withdrawByToken } from '../newsletter.service.ts';

/** Also the address of a mail program's one click (RFC 8058), which sends a form: the token is in the path. */
export const withdrawNewsletterEndpoint = publicFactory.build({
  operation: 'newsletter.withdraw',
  method: 'post',
  summary: 'End the subscription with the token of any issue',
  input: newsletterOneClickInput,
  output: message,
  handler: async ({ ctx, input }) => {
    await withdrawByToken(ctx, input.token);
    return { message: newsletterMessages.withdrawn[ctx.locale] };
  },
});
