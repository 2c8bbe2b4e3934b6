import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { newsletterConsents, newsletterConsentVersion } from '@blattwerk/contract/newsletter/consent';
import type { NewsletterState } from '@blattwerk/contract/newsletter/shapes';
import { newsletterStates, type NewsletterAction } from '@blattwerk/contract/newsletter/states';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { isSameToken, sealedIdOf } from '../../kernel/sealed-token.ts';
import { transition } from '../../kernel/state-machine.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { endConsentOfAddress } from '../consents/public.ts';
import { confirmToken, queueMail, withdrawToken } from '../mails/public.ts';
import { readOwnUser } from '../users/public.ts';
import { insertSubscription } from './newsletter.queries.ts';
import { NewsletterProof, Subscription } from './subscription.model.ts';

/** How long a confirmation can be given. */
const linkLife = 7 * duration.days;
/** The limit of mails a day, for any caller; the answer to the caller is the same beyond it. */
const maxMailsADay = 3;
/** The limit of requests from one network in an hour, so that our mails cannot be used against strangers. */
const maxRequests = 60;

/** Counted outside of transactions. @throws auth.tooManyAttempts */
export const takeRequest = (ctx: Ctx): Promise<void> => takeTry(ctx, [{ key: addressKey(ctx, 'newsletter'), tries: maxRequests, within: duration.hours }]);

const textOf = (version: number) => {
  const text = newsletterConsents[version - 1];
  if (!text) throw failure('server.badRequest', { fields: [{ path: 'consentVersion', message: 'consentVersion' }] });
  return text;
};

/** What was said, of which text, when. */
const writeProof = async (ctx: Ctx, subscription: Pick<Subscription, 'id' | 'locale'>, kind: NewsletterAction, version: number): Promise<void> => {
  const consentSha256 = sha256(canonicalConsent('newsletter', version, subscription.locale, textOf(version)));
  const proof = { id: newId(), subscriptionId: subscription.id, kind, consentVersion: version, consentSha256, ipHash: ctx.ipHash, at: ctx.clock.now() };
  await NewsletterProof.query(ctx.trx).insert(proof);
};

/** The version that was agreed to; a confirmation and a withdrawal are of the same text. */
const agreedVersion = async (ctx: Ctx, subscriptionId: string): Promise<number> => {
  const proof = await NewsletterProof.query(ctx.trx).where({ subscriptionId, kind: 'ask' }).orderBy('at', 'desc').first();
  return proof?.consentVersion ?? newsletterConsentVersion;
};

const move = async (ctx: Ctx, subscription: Subscription, action: NewsletterAction, set: Record<string, unknown>, version?: number): Promise<void> => {
  const moved = await transition(ctx.trx, 'newsletter_subscriptions', subscription, { table: newsletterStates, action, set });
  await writeProof(ctx, moved, action, version ?? (await agreedVersion(ctx, subscription.id)));
};

const mailsToday = async (ctx: Ctx, subscriptionId: string): Promise<number> => {
  const since = later(ctx.clock.now(), -duration.days);
  return NewsletterProof.query(ctx.trx).where({ subscriptionId, kind: 'ask' }).where('at', '>', since).resultSize();
};

const lockByEmail = (ctx: Ctx, email: string): Promise<Subscription | undefined> => Subscription.query(ctx.trx).findOne({ email }).forUpdate().execute();

/**
 * Asks the owner of an address, by mail, whether it is them. What is there already, and whether the address has an account,
 * the caller does not learn.
 */
export const askForNewsletter = async (ctx: Ctx, email: string, version = newsletterConsentVersion): Promise<void> => {
  textOf(version);
  const askedAt = ctx.clock.now();
  const { locale } = ctx;
  const id = newId();
  const fresh = { id, email, locale, status: newsletterStates.initial, askedAt, createdAt: askedAt, updatedAt: askedAt };
  const isNew = await insertSubscription(ctx, fresh);
  const subscription = found(await lockByEmail(ctx, email));
  if (isNew) await writeProof(ctx, subscription, 'ask', version);
  else {
    if (subscription.status === 'confirmed' || (await mailsToday(ctx, subscription.id)) >= maxMailsADay) return;
    await move(ctx, subscription, 'ask', { askedAt, locale }, version);
  }
  const params = { subscriptionId: subscription.id, askedAt: askedAt.toISOString() };
  await queueMail(ctx, {
    template: 'newsletter-confirm',
    recipientAddress: email,
    locale,
    params,
    dedupeKey: `newsletter:${subscription.id}:${askedAt.toISOString()}`,
  });
};

const bySubscriptionToken = async (ctx: Ctx, token: string, expected: (subscription: Subscription) => string): Promise<Subscription> => {
  const id = sealedIdOf(token);
  const subscription = id ? await Subscription.query(ctx.trx).findById(id).forUpdate() : undefined;
  if (!subscription || !isSameToken(token, expected(subscription))) throw failure('token.invalid');
  return subscription;
};

/** The click on the page that the mail leads to. A second click finds it done. @throws token.invalid */
export const confirmNewsletter = async (ctx: Ctx, token: string): Promise<void> => {
  const subscription = await bySubscriptionToken(ctx, token, ({ id, askedAt }) => confirmToken(ctx.secrets, id, askedAt));
  if (subscription.status === 'confirmed') return;
  if (later(subscription.askedAt, linkLife) < ctx.clock.now()) throw failure('token.invalid');
  await move(ctx, subscription, 'confirm', { confirmedAt: ctx.clock.now() });
  await queueMail(ctx, {
    template: 'newsletter-welcome',
    recipientAddress: subscription.email,
    locale: subscription.locale,
    params: { subscriptionId: subscription.id },
    dedupeKey: `newsletter-welcome:${subscription.id}:${subscription.askedAt.toISOString()}`,
  });
};

const withdraw = async (ctx: Ctx, subscription: Subscription | undefined): Promise<void> => {
  if (!subscription || subscription.status === 'withdrawn') return;
  await move(ctx, subscription, 'withdraw', { withdrawnAt: ctx.clock.now() });
  await endConsentOfAddress(ctx, subscription.email, 'newsletter');
};

/** By the link of any issue, without a login, as often as it is pressed. @throws token.invalid */
export const withdrawByToken = async (ctx: Ctx, token: string): Promise<void> =>
  withdraw(ctx, await bySubscriptionToken(ctx, token, ({ id }) => withdrawToken(ctx.secrets, id)));

export const ownAddress = async (ctx: Ctx<Member>): Promise<string> => (await readOwnUser(ctx)).email;

export const withdrawOwn = async (ctx: Ctx<Member>): Promise<void> => withdraw(ctx, await lockByEmail(ctx, await ownAddress(ctx)));

/** The caller's own state. */
export const readOwnState = async (ctx: Ctx<Member>): Promise<NewsletterState> => {
  const email = await ownAddress(ctx);
  const row = await Subscription.query(ctx.trx).findOne({ email });
  const subscribed = row?.status === 'confirmed';
  return { status: row?.status ?? 'none', subscribed, email, confirmedAt: subscribed ? (row.confirmedAt?.toISOString() ?? null) : null };
};
