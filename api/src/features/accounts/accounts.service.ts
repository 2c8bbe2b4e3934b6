import type { z } from 'zod';
import type { registerInput, resetFinishInput } from '@blattwerk/contract/accounts/shapes';
import { agreementHash, currentAgreementVersion } from '../agreements/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { ageOn } from './age.ts';
import { assertMayTry, countFailure, forgetFailures } from './login-limits.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { normalizePhone } from './phone.ts';
import { openSession, revokeSessions, type OpenedSession } from './sessions.service.ts';
import { mailSecrets } from './tokens.ts';
import { User } from './user.model.ts';

const tokenLife = { confirm: 24 * duration.hours, reset: 30 * duration.minutes } as const;
/** So often may a code be typed before it is dead; the mail's link stays good. */
const maxCodeAttempts = 5;

/** More of one kind nobody gets, whoever asks for them; the answer to the caller is the same. */
const maxMailsAnHour = 10;

type Purpose = keyof typeof tokenLife;

interface MailToken {
  id: string;
  userId: string;
  purpose: Purpose;
  attempts: number;
}

export interface Entered {
  session: OpenedSession;
  user: User;
}

/** A link and code for one purpose; the ones sent before stop working. */
const sendTokenMail = async (ctx: Ctx, user: User, purpose: Purpose): Promise<void> => {
  const now = ctx.clock.now();
  const recent = await ctx
    .trx('mail_tokens')
    .where({ userId: user.id, purpose })
    .where('createdAt', '>', later(now, -duration.hours))
    .limit(maxMailsAnHour)
    .select('id');
  if (recent.length >= maxMailsAnHour) return;
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
  const id = newId();
  const person = {
    id,
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
  } as const;
  await User.query(ctx.trx).insert(person).onConflict('email').ignore();
  const user = await User.query(ctx.trx).findOne({ email: input.email }).throwIfNotFound();
  // Two clicks at once: the other one made the account.
  if (user.id !== id) return tellOwner(ctx, user);
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

/** @throws token.invalid */
const findByLink = async (ctx: Ctx, purpose: Purpose, token: string): Promise<MailToken> =>
  found(
    await liveToken(ctx, purpose)
      .where({ tokenHash: sha256(token) })
      .first<MailToken | undefined>(),
    'token.invalid',
  );

/**
 * Each try with a code is counted before it is looked at, so that many at once are not more than `maxCodeAttempts` either.
 * Called outside the request's transaction: a refused try counts.
 * @throws token.invalid
 */
const findByCode = async (ctx: Ctx, purpose: Purpose, { email, code }: { email: string; code: string }): Promise<MailToken> => {
  const newest = liveToken(ctx, purpose).whereIn('userId', ctx.trx('users').select('id').where({ email })).orderBy('createdAt', 'desc').limit(1);
  const [token] = await ctx
    .trx('mail_tokens')
    .whereIn('id', newest.select('id'))
    .where('attempts', '<', maxCodeAttempts)
    .increment('attempts', 1)
    .returning<MailToken[]>('*');
  if (!token || mailSecrets(ctx.secrets, token.id).code !== code) throw failure('token.invalid');
  return token;
};

/** Of two uses at once one wins. @throws token.invalid */
const useToken = async (ctx: Ctx, token: MailToken): Promise<void> => {
  const used = await ctx.trx('mail_tokens').where({ id: token.id }).whereNull('usedAt').update({ usedAt: ctx.clock.now() });
  if (used === 0) throw failure('token.invalid');
};

/** By the link's token, or by address and code. @throws token.invalid, and as login for an account that may not enter */
export const confirmEmail = async (ctx: Ctx, { token: link, email, code }: { token?: string; email?: string; code?: string }): Promise<Entered> => {
  if (!link && !(email && code)) throw failure('token.invalid');
  const token = link ? await findByLink(ctx, 'confirm', link) : await findByCode(ctx, 'confirm', { email: email ?? '', code: code ?? '' });
  return inTransaction(ctx, async (bound) => {
    await useToken(bound, token);
    const user = await User.query(bound.trx).patchAndFetchById(token.userId, { mailConfirmedAt: ctx.clock.now() });
    assertMayEnter(user);
    await audit(bound, { action: 'account.confirm', objectType: 'user', objectId: user.id, patientId: user.id });
    return { session: await openSession(bound, user.id), user };
  });
};

const assertMayEnter = (user: User): void => {
  if (user.status === 'banned') throw failure('user.banned');
  if (user.status === 'inactive') throw failure(user.role === 'doctor' ? 'doctor.notActive' : 'user.banned');
  if (user.status === 'deleted') throw failure('auth.invalidCredentials');
  if (!user.mailConfirmedAt) throw failure('auth.mailNotConfirmed');
};

/**
 * Status is told only to who knows the password. `ctx` must not be bound to a transaction: a wrong password is counted although it is refused.
 * @throws auth.invalidCredentials, auth.tooManyAttempts, user.banned, doctor.notActive, auth.mailNotConfirmed
 */
export const login = async (ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Entered> => {
  await assertMayTry(ctx, email);
  const user = await User.query(ctx.trx).findOne({ email });
  if (!(await checkPassword(user?.passwordHash, password)) || !user) {
    await countFailure(ctx, email);
    throw failure('auth.invalidCredentials');
  }
  assertMayEnter(user);
  return inTransaction(ctx, async (bound) => {
    await forgetFailures(bound, email);
    await audit(
      { ...bound, actor: { role: user.role, id: user.id, status: user.status, sessionId: '', pharmacyId: user.pharmacyId, isWorking: true } },
      { action: 'session.open', objectType: 'user', objectId: user.id },
    );
    return { session: await openSession(bound, user.id), user };
  });
};

export const startReset = async (ctx: Ctx, email: string): Promise<void> => {
  const user = await User.query(ctx.trx).findOne({ email });
  if (user && user.status !== 'deleted') await sendTokenMail(ctx, user, 'reset');
};

/** The mail proves the address, so a reset also confirms it. All sessions end. */
export const finishReset = async (ctx: Ctx, input: z.output<typeof resetFinishInput>): Promise<void> => {
  const token = await findByLink(ctx, 'reset', input.token);
  await useToken(ctx, token);
  const user = await User.query(ctx.trx).findById(token.userId);
  if (!user) throw failure('token.invalid');
  await user.$query(ctx.trx).patch({ passwordHash: await hashPassword(input.password), mailConfirmedAt: user.mailConfirmedAt ?? ctx.clock.now() });
  await revokeSessions(ctx, { userId: user.id }, 'password');
  await forgetFailures(ctx, user.email);
  await audit(ctx, { action: 'account.reset-password', objectType: 'user', objectId: user.id });
  await queueMail(ctx, {
    template: 'password-changed',
    recipientId: user.id,
    locale: user.locale,
    params: { changedAt: ctx.clock.now().toISOString() },
    dedupeKey: `password-changed:${token.id}`,
  });
};
