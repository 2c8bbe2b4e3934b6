import * as operations from '@blattwerk/contract/newsletter/operations';
import { publicFactory } from '../../../http/factories.ts';
import { type Ctx, type Member, inTransaction } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { noteConsent } from '../../consents/public.ts';
import { newsletterMessages } from '../messages.ts';
import { askForNewsletter, confirmNewsletter, ownAddress, takeRequest, withdrawByToken, withdrawOwn } from '../newsletter.service.ts';

const isMember = (ctx: Ctx): ctx is Ctx<Member> => 'id' in ctx.actor;

/** To the own address: the consent stands in the account too. */
const askAsMember = async (ctx: Ctx<Member>, version: number | undefined): Promise<void> => {
  await askForNewsletter(ctx, await ownAddress(ctx), version);
  if (ctx.actor.role === 'patient') await noteConsent(ctx, 'newsletter', { version, way: 'newsletter' });
};

export const askForNewsletterEndpoint = publicFactory.buildUnbound(
  operations.askForNewsletter,
  async ({ ctx, input: { email, subscribe = true, consentVersion } }) => {
    if (!subscribe) {
      if (!isMember(ctx)) throw failure('server.unauthorized');
      await inTransaction(ctx, withdrawOwn);
      return { message: newsletterMessages.withdrawn[ctx.locale] };
    }
    if (email === undefined && !isMember(ctx)) throw failure('server.badRequest', { fields: [{ path: 'email', message: 'email.invalid' }] });
    await takeRequest(ctx);
    await inTransaction(ctx, async (bound) =>
      email === undefined ? askAsMember(bound as Ctx<Member>, consentVersion) : askForNewsletter(bound, email, consentVersion),
    );
    return { message: newsletterMessages.asked[ctx.locale] };
  },
);

export const confirmNewsletterEndpoint = publicFactory.build(operations.confirmNewsletter, async ({ ctx, input }) => {
  await confirmNewsletter(ctx, input.token);
  return { message: newsletterMessages.confirmed[ctx.locale] };
});

/** Also the address of a mail program's one click (RFC 8058), which sends a form: the token is in the path. */
export const withdrawNewsletterEndpoint = publicFactory.build(operations.withdrawNewsletter, async ({ ctx, input }) => {
  await withdrawByToken(ctx, input.token);
  return { message: newsletterMessages.withdrawn[ctx.locale] };
});
