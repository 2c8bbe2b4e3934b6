import { message } from '@blattwerk/contract/accounts/shapes';
import { newsletterInput, newsletterOneClickInput, newsletterTokenInput } from '@blattwerk/contract/newsletter/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { type Ctx, type Member, inTransaction } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { newsletterMessages } from '../messages.ts';
import { askForNewsletter, confirmNewsletter, ownAddress, takeRequest, withdrawByToken, withdrawOwn } from '../newsletter.service.ts';

const isMember = (ctx: Ctx): ctx is Ctx<Member> => 'id' in ctx.actor;

export const askForNewsletterEndpoint = publicFactory.buildUnbound({
  operation: 'newsletter.ask',
  method: 'post',
  summary: 'Ask for the newsletter, confirmed by mail; signed in also: end the own one',
  input: newsletterInput,
  output: message,
  statusCode: 202,
  handler: async ({ ctx, input: { email, subscribe = true, consentVersion } }) => {
    if (!subscribe) {
      if (!isMember(ctx)) throw failure('server.unauthorized');
      await inTransaction(ctx, withdrawOwn);
      return { message: newsletterMessages.withdrawn[ctx.locale] };
    }
    if (email === undefined && !isMember(ctx)) throw failure('server.badRequest', { fields: [{ path: 'email', message: 'email.invalid' }] });
    await takeRequest(ctx);
    await inTransaction(ctx, async (bound) => askForNewsletter(bound, email ?? (await ownAddress(bound as Ctx<Member>)), consentVersion));
    return { message: newsletterMessages.asked[ctx.locale] };
  },
});

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
