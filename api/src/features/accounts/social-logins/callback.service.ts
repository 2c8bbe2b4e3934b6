import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { ErrorCode, Locale } from '@blattwerk/contract/errors';
import type { OpenidIdentity } from '../../../adapters/openid/openid-port.ts';
import { assertMayEnter, openEntered, type Entered } from '../login.service.ts';
import { User } from '../../users/public.ts';
import { methodsOf } from '../../second-factors/public.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { failureCodes, findIdentityOwner, linkIdentity, touchIdentity } from './identities.ts';
import { SocialSignIn } from './social-sign-in.model.ts';
import { stepOf } from './pending.service.ts';
import { saveIdentity, type PendingSignIn, type SignIn } from './sign-ins.ts';

/** Where the browser goes on, and what it has got: a session, or something to finish. */
export interface Arrival {
  to: string;
  entered?: Entered;
  pendingId?: string;
}

const pathOf = (locale: Locale, path: string): string => (locale === 'en' ? `/en${path}` : path);

const home = '/dashboard';

type Begun = Pick<SignIn, 'locale' | 'userId'> & { returnTo?: string };

/** The page where it began, which says what became of it and still knows where the person wanted to go. */
const backTo = (outcome: string, { locale, userId, returnTo = home }: Begun): Arrival => {
  const back = userId === null && returnTo !== home ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
  return { to: pathOf(locale, `${userId ? '/profile/security' : '/auth/login'}?${outcome}${back}`) };
};

/** The person changed their mind at the provider. */
export const cancelledArrival = (provider: SocialProvider, begun: Begun): Arrival => backTo(`cancelled=${provider}`, begun);

const closedBy: Partial<Record<ErrorCode, string>> = { 'user.banned': 'banned', 'user.notActive': 'inactive' };

/** The sign-in failed; the reason is only logged, and told only to the owner of a closed account. */
export const failedArrival = (provider: SocialProvider, begun: Begun, cause?: ErrorCode): Arrival => {
  const closed = cause && closedBy[cause];
  return backTo(closed ? `closed=${closed}` : `failure=${provider}`, begun);
};

/** A signed-in patient gets another way in. */
const linkOwn = async (ctx: Ctx, signIn: SignIn, userId: string, identity: OpenidIdentity): Promise<Arrival> => {
  const { provider, locale } = signIn;
  const user = await User.query(ctx.trx).findById(userId).throwIfNotFound();
  assertMayEnter(user);
  const owner = await findIdentityOwner(ctx, { provider, ...identity });
  if (owner && owner.id !== userId) throw failure(failureCodes[provider]);
  if (!owner) await linkIdentity(ctx, user, { provider, ...identity });
  return { to: pathOf(locale, `/profile/security?linked=${provider}`) };
};

/** Something is still missing, and our own pages ask for it. */
const pending = async (ctx: Ctx, signIn: SignIn, identity: OpenidIdentity): Promise<Arrival> => {
  await saveIdentity(ctx, signIn, identity);
  return { to: pathOf(signIn.locale, '/auth/continue'), pendingId: signIn.id };
};

const enterAs = async (ctx: Ctx, signIn: SignIn, user: User, identity: OpenidIdentity): Promise<Arrival> => {
  const { provider, locale, returnTo } = signIn;
  if (user.role !== 'patient') throw failure(failureCodes[provider]);
  assertMayEnter(user);
  await touchIdentity(ctx, { provider, ...identity });
  if ((await methodsOf(ctx, user.id)).length > 0) return pending(ctx, signIn, identity);
  return { to: pathOf(locale, returnTo), entered: await openEntered(ctx, user, { by: provider, isProven: false }) };
};

/** @throws auth.googleFailed, auth.appleFailed for staff, who do not come in this way */
const askFurther = async (ctx: Ctx, signIn: SignIn, identity: OpenidIdentity): Promise<Arrival> => {
  const arrival = await pending(ctx, signIn, identity);
  const row = found(await SocialSignIn.query(ctx.trx).findById(signIn.id).castTo<PendingSignIn | undefined>());
  return (await stepOf(ctx, row)) === 'register' ? { ...arrival, to: pathOf(signIn.locale, '/auth/register/complete') } : arrival;
};

/** The provider has said who it is. @throws auth.googleFailed, auth.appleFailed, and as login for an account that may not enter */
export const arrive = async (ctx: Ctx, signIn: SignIn, identity: OpenidIdentity): Promise<Arrival> => {
  if (signIn.userId) return linkOwn(ctx, signIn, signIn.userId, identity);
  const owner = await findIdentityOwner(ctx, { provider: signIn.provider, ...identity });
  return owner ? enterAs(ctx, signIn, owner, identity) : askFurther(ctx, signIn, identity);
};
