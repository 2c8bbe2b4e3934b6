import type { LinkedSignIns, SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import { User } from '../../users/public.ts';
import { passkeysOf } from '../../second-factors/public.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx, Member } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { failureCodes } from './identities.ts';
import { SocialIdentity } from './social-identity.model.ts';
import { attemptOf } from './sign-in-secrets.ts';
import { saveSignIn, newSignIn, type SignIn } from './sign-ins.ts';

const ownIdentities = (ctx: Ctx<Member>): Promise<SocialIdentity[]> =>
  SocialIdentity.query(ctx.trx).where({ userId: ctx.actor.id }).orderBy('createdAt').execute();

/** A user who unlinks the last one without a password or a passkey would be locked out. */
const canUnlink = async (ctx: Ctx, user: User, identities: SocialIdentity[]): Promise<boolean> =>
  user.passwordHash !== null || identities.length > 1 || (await passkeysOf(ctx, user.id)).length > 0;

export const readLinkedSignIns = async (ctx: Ctx<Member>): Promise<LinkedSignIns> => {
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id), 'user.notExist');
  const identities = await ownIdentities(ctx);
  const isFree = await canUnlink(ctx, user, identities);
  const linked = new Set(identities.map(({ provider }) => provider));
  return {
    items: identities.map(({ provider, email, createdAt }) => ({
      provider,
      email,
      linkedAt: createdAt.toISOString(),
      canUnlink: isFree,
    })),
    available: ctx.ports.openid.providers.filter((provider) => !linked.has(provider)),
  };
};

/** @throws server.notFound, auth.lastWayIn */
export const unlinkSignIn = async (ctx: Ctx<Member>, provider: SocialProvider): Promise<void> => {
  // Two at once wait for each other: together they must not remove the last way in.
  const user = found(await User.query(ctx.trx).findById(ctx.actor.id).forUpdate(), 'user.notExist');
  const identities = await ownIdentities(ctx);
  const identity = found(identities.find((one) => one.provider === provider));
  if (!(await canUnlink(ctx, user, identities))) throw failure('auth.lastWayIn');
  await SocialIdentity.query(ctx.trx).where({ userId: user.id }).deleteById(identity.id);
  await audit(ctx, { action: 'sign-in.unlink', objectType: 'user', objectId: user.id, patientId: user.id, before: { provider } });
};

/** @throws auth.googleFailed, auth.appleFailed when the provider cannot be reached or is not set up */
export const startLink = async (ctx: Ctx<Member>, provider: SocialProvider): Promise<{ signIn: SignIn; url: string }> => {
  const signIn = newSignIn({ provider, userId: ctx.actor.id, locale: ctx.locale, returnTo: '/profile/security' });
  const url = await ctx.ports.openid.authorizationUrl(provider, attemptOf(ctx.secrets, ctx.baseUrl, signIn)).catch((error: unknown) => {
    throw failure(failureCodes[provider], undefined, { cause: error });
  });
  await saveSignIn(ctx, signIn);
  return { signIn, url };
};
