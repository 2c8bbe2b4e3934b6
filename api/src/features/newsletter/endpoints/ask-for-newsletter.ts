import { message } from '@blattwerk/contract/accounts/shapes';
import { newsletterInput } from '@blattwerk/contract/newsletter/shapes';
import { publicFactory } from '../../../http/factories.ts';
import { inTransaction, type Ctx, type Member } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { newsletterMessages } from '../messages.ts';
import { askForNewsletter, ownAddress, takeRequest, withdrawOwn } from '../newsletter.service.ts';

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
