import type { z } from 'zod';
import type { registerInput } from '@blattwerk/contract/accounts/shapes';
import { agreementHash, currentAgreementVersion } from '../agreements/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { ageOn } from './age.ts';
import { assertMayEnter, type Entered } from './login.service.ts';
import { findByCode, findByLink, sendTokenMail, useToken } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { normalizePhone } from './phone.ts';
import { openSession } from './sessions.service.ts';
import { User } from './user.model.ts';

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
