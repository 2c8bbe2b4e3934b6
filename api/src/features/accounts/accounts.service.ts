import type { z } from 'zod';
import type { registerInput, resetFinishInput } from '@blattwerk/contract/accounts/shapes';
import { agreementHash, currentAgreementVersion } from '../agreements/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { ageOn } from './age.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { normalizePhone } from './phone.ts';
import { openSession, revokeSessions, type OpenedSession } from './sessions.service.ts';
import { mailSecrets } from './tokens.ts';
import { User } from './user.model.ts';

const tokenLife = { confirm: 24 * duration.hours, reset: 30 * duration.minutes } as const;
/** So often may a typed code be wrong before the mail's code and link are dead. */
const maxCodeAttempts = 5;

type Purpose = keyof typeof tokenLife;

interface MailToken {
  id: string;
  userId: string;
  purpose: Purpose;
  attempts: number;
}

/** A link and code for one purpose; the ones sent before stop working. */
const sendTokenMail = async (ctx: Ctx, user: User, purpose: Purpose): Promise<void> => {
  const now = ctx.clock.now();
  const id = newId();
  await ctx.trx('mail_tokens').where({ userId: user.id, purpose }).whereNull('usedAt').update({ usedAt: now });
  await ctx
    .trx('mail_tokens')
    .insert({ id, userId: user.id, purpose, tokenHash: mailSecrets(ctx.secrets, id).tokenHash, createdAt: now, expiresAt: later(now, tokenLife[purpose]) });
  await queueMail(ctx, {
    template: purpose === 'confirm' ? 'confirm-email' : 'password-reset',
    recipientId: user.id,
    locale: user.locale,
    params: { tokenId: id },
    dedupeKey: `token:${id}`,
  });
};

export const assertAdult = async (ctx: Ctx, dob: string): Promise<void> => {
  const age = ageOn(dob, ctx.clock.now());
  if (age > 120) throw failure('server.badRequest', { fields: [{ path: 'dob', message: 'dob' }] });
  if (age < (await readSetting(ctx, 'minAge'))) throw failure('user.nonAdult');
};

/** Makes an account, or tells the owner of a known address by mail. The answer to the caller is the same. */
export const register = async (ctx: Ctx, input: z.output<typeof registerInput>): Promise<void> => {
  await assertAdult(ctx, input.dob);
  const phone = input.phone ? normalizePhone(input.phone) : null;
  const passwordHash = await hashPassword(input.password);
  const known = await User.query(ctx.trx).findOne({ email: input.email });
  if (known) return tellOwner(ctx, known);
  const user = await User.query(ctx.trx).insertAndFetch({
    id: newId(),
    email: input.email,
    passwordHash,
    role: 'patient',
    status: 'active',
    locale: input.locale ?? ctx.locale,
    title: input.title ?? null,
    firstName: input.firstName,
    lastName: input.lastName,
    bornOn: input.dob,
    country: 'DE',
    phone,
    source: input.source ?? null,
  });
  await recordConsents(ctx, user);
  await audit(ctx, { action: 'account.register', objectType: 'user', objectId: user.id, patientId: user.id });
  await sendTokenMail(ctx, user, 'confirm');
};

const tellOwner = async (ctx: Ctx, owner: User): Promise<void> => {
  if (!owner.mailConfirmedAt) return sendTokenMail(ctx, owner, 'confirm');
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await queueMail(ctx, {
    template: 'already-registered',
    recipientId: owner.id,
    locale: owner.locale,
    params: {},
    dedupeKey: `already-registered:${owner.id}:${day}`,
  });
};

/** Which version of which text was accepted, with its hash. */
const recordConsents = async (ctx: Ctx, user: User): Promise<void> => {
  for (const document of ['privacy', 'terms'] as const) {
    const version = currentAgreementVersion(document);
    await ctx
      .trx('consents')
      .insert({ id: newId(), userId: user.id, document, version, sha256: agreementHash(document, version, user.locale), acceptedAt: ctx.clock.now() });
  }
};

export const resendConfirmation = async (ctx: Ctx, email: string): Promise<void> => {
  const user = await User.query(ctx.trx).findOne({ email });
  if (user && !user.mailConfirmedAt) await sendTokenMail(ctx, user, 'confirm');
};

const liveToken = (ctx: Ctx, purpose: Purpose) => ctx.trx('mail_tokens').where({ purpose }).whereNull('usedAt').where('expiresAt', '>', ctx.clock.now());

/** The one live token that link or code stand for. @throws token.invalid */
const findToken = async (ctx: Ctx, purpose: Purpose, given: { token?: string; email?: string; code?: string }): Promise<MailToken> => {
  if (given.token) {
    const token = await liveToken(ctx, purpose)
      .where({ tokenHash: sha256(given.token) })
      .first<MailToken | undefined>();
    if (token) return token;
  } else if (given.email && given.code) {
    const token = await liveToken(ctx, purpose)
      .whereIn('userId', ctx.trx('users').select('id').where({ email: given.email }))
      .where('attempts', '<', maxCodeAttempts)
      .orderBy('createdAt', 'desc')
      .first<MailToken | undefined>();
    if (token && mailSecrets(ctx.secrets, token.id).code === given.code) return token;
    if (token) throw failure('token.invalid', { tokenId: token.id });
  }
  throw failure('token.invalid');
};

/** Of two uses at once one wins. @throws token.invalid */
const useToken = async (ctx: Ctx, token: MailToken): Promise<void> => {
  const used = await ctx.trx('mail_tokens').where({ id: token.id }).whereNull('usedAt').update({ usedAt: ctx.clock.now() });
  if (used === 0) throw failure('token.invalid');
};

/** A wrong code counts, also when its request is refused: called outside the request's transaction. */
export const countWrongCode = async (ctx: Ctx, tokenId: string): Promise<void> => {
  await ctx.trx('mail_tokens').where({ id: tokenId }).increment('attempts', 1);
};

export const confirmEmail = async (ctx: Ctx, given: { token?: string; email?: string; code?: string }): Promise<{ session: OpenedSession; user: User }> => {
  const token = await findToken(ctx, 'confirm', given);
  await useToken(ctx, token);
  const user = await User.query(ctx.trx).patchAndFetchById(token.userId, { mailConfirmedAt: ctx.clock.now() });
  assertMayEnter(user);
  await audit(ctx, { action: 'account.confirm', objectType: 'user', objectId: user.id, patientId: user.id });
  return { session: await openSession(ctx, user.id), user };
};

const assertMayEnter = (user: User): void => {
  if (user.status === 'banned') throw failure('user.banned');
  if (user.status === 'inactive') throw failure(user.role === 'doctor' ? 'doctor.notActive' : 'user.banned');
  if (user.status === 'deleted') throw failure('auth.invalidCredentials');
  if (!user.mailConfirmedAt) throw failure('auth.mailNotConfirmed');
};

/** Status is told only to who knows the password. */
export const login = async (ctx: Ctx, input: { email: string; password: string }): Promise<{ session: OpenedSession; user: User }> => {
  const user = await User.query(ctx.trx).findOne({ email: input.email });
  if (!(await checkPassword(user?.passwordHash, input.password)) || !user) throw failure('auth.invalidCredentials');
  assertMayEnter(user);
  await audit(
    { ...ctx, actor: { role: user.role, id: user.id, status: user.status, sessionId: '', pharmacyId: user.pharmacyId, isWorking: true } },
    { action: 'session.open', objectType: 'user', objectId: user.id },
  );
  return { session: await openSession(ctx, user.id), user };
};

export const startReset = async (ctx: Ctx, email: string): Promise<void> => {
  const user = await User.query(ctx.trx).findOne({ email });
  if (user && user.status !== 'deleted') await sendTokenMail(ctx, user, 'reset');
};

/** The mail proves the address, so a reset also confirms it. All sessions end. */
export const finishReset = async (ctx: Ctx, input: z.output<typeof resetFinishInput>): Promise<void> => {
  const token = await findToken(ctx, 'reset', { token: input.token });
  await useToken(ctx, token);
  const user = await User.query(ctx.trx).findById(token.userId);
  if (!user) throw failure('token.invalid');
  await user.$query(ctx.trx).patch({ passwordHash: await hashPassword(input.password), mailConfirmedAt: user.mailConfirmedAt ?? ctx.clock.now() });
  await revokeSessions(ctx, { userId: user.id }, 'password');
  await audit(ctx, { action: 'account.reset-password', objectType: 'user', objectId: user.id });
  await queueMail(ctx, {
    template: 'password-changed',
    recipientId: user.id,
    locale: user.locale,
    params: { changedAt: ctx.clock.now().toISOString() },
    dedupeKey: `password-changed:${token.id}`,
  });
};
