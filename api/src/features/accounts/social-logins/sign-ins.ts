import type { SocialProvider } from '@blattwerk/contract/accounts/social-shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { OpenidIdentity } from '../../../adapters/openid/openid-port.ts';
import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, found } from '../../../kernel/failure.ts';
import { newId } from '../../../kernel/ids.ts';
import { isEqual, attemptOf, signInOf } from './sign-in-secrets.ts';
import { SocialSignIn } from './social-sign-in.model.ts';

/** How long a user may take at the provider, and then on our own pages; who takes longer starts again, and for an hour we still know where they wanted to go. */
export const signInLife = { atProvider: 10 * duration.minutes, pending: 15 * duration.minutes, known: duration.hours } as const;

export interface SignIn {
  id: string;
  provider: SocialProvider;
  /** Who links another way in; null when a user wants to get in. */
  userId: string | null;
  locale: Locale;
  returnTo: string;
  attempts: number;
}

/** The provider has said who it is, and something is still missing on our side. */
export interface PendingSignIn extends SignIn {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** The provider told none, and this one was given to us. */
  isEmailTyped: boolean;
  proofSentAt: Date | null;
  /** When our own mail was answered. */
  provenAt: Date | null;
}

/** Not yet kept: first the provider must be there, so that nothing is written for a way that leads nowhere. */
export const newSignIn = (begun: Omit<SignIn, 'id' | 'attempts'>): SignIn => ({ id: newId(), ...begun, attempts: 0 });

export const saveSignIn = async (ctx: Ctx, signIn: SignIn): Promise<void> => {
  const now = ctx.clock.now();
  await SocialSignIn.query(ctx.trx).insert({ ...signIn, createdAt: now, expiresAt: later(now, signInLife.atProvider) });
};

/** What shows that an answer belongs to a sign-in of this browser. */
interface AnswerProof {
  cookie: string | undefined;
  state: string | undefined;
}

const answered = (ctx: Ctx, provider: SocialProvider, { cookie, state }: AnswerProof): string | null => {
  const id = signInOf(ctx.secrets, 'browser', cookie);
  return id && isEqual(state ?? '', attemptOf(ctx.secrets, ctx.baseUrl, { id, provider }).state) ? id : null;
};

/** The sign-in that this browser began and this answer belongs to, taken once: of two answers at once one wins. */
export const takeAnswer = async (ctx: Ctx, provider: SocialProvider, proof: AnswerProof): Promise<SignIn | null> => {
  const id = answered(ctx, provider, proof);
  if (!id) return null;
  const now = ctx.clock.now();
  const [taken] = await SocialSignIn.query(ctx.trx)
    .where({ id, provider })
    .whereNull('answeredAt')
    .where('expiresAt', '>', now)
    .patch({ answeredAt: now, expiresAt: later(now, signInLife.pending) })
    .returning('*');
  return taken ?? null;
};

/** The sign-in of this browser whose answer came too late or twice: it opens nothing any more, and says where the person wanted to go. */
export const findSpent = async (ctx: Ctx, provider: SocialProvider, proof: AnswerProof): Promise<SignIn | null> => {
  const id = answered(ctx, provider, proof);
  return id ? ((await SocialSignIn.query(ctx.trx).findOne({ id, provider })) ?? null) : null;
};

export const saveIdentity = async (ctx: Ctx, { id }: SignIn, { subject, email, isEmailVerified, firstName, lastName }: OpenidIdentity): Promise<void> => {
  const name = { firstName: firstName?.slice(0, 60) ?? null, lastName: lastName?.slice(0, 60) ?? null };
  await SocialSignIn.query(ctx.trx)
    .findById(id)
    .patch({ subject, email, isEmailVerified, ...name });
};

const pendingRows = (ctx: Ctx) =>
  SocialSignIn.query(ctx.trx).whereNotNull('subject').whereNull('userId').whereNull('finishedAt').where('expiresAt', '>', ctx.clock.now());

/** What this browser still has to finish. @throws auth.signInExpired */
export const findPending = async (ctx: Ctx, cookie: string | undefined): Promise<PendingSignIn> => {
  const id = signInOf(ctx.secrets, 'pending', cookie);
  if (!id) throw failure('auth.signInExpired');
  return found(await pendingRows(ctx).findById(id).castTo<PendingSignIn | undefined>(), 'auth.signInExpired');
};

/** Of two tries to finish at once one wins. @throws auth.signInExpired */
export const finishPending = async (ctx: Ctx, { id }: PendingSignIn): Promise<void> => {
  const finished = await pendingRows(ctx).findById(id).patch({ finishedAt: ctx.clock.now() });
  if (finished === 0) throw failure('auth.signInExpired');
};

/** Names and addresses of those who did not go on are not kept. Until then a row counts the mails that its address got. */
export const forgetExpired = async (ctx: Ctx, limit: number): Promise<number> => {
  const due = SocialSignIn.query(ctx.trx).where('expiresAt', '<=', later(ctx.clock.now(), -signInLife.known)).limit(limit).select('id');
  return SocialSignIn.query(ctx.trx).whereIn('id', due).delete();
};
