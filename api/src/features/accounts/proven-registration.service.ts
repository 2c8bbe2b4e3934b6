import type { z } from 'zod';
import type { registerInput } from '@blattwerk/contract/accounts/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { killTokens } from './mail-tokens.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { recordConsents } from './registration.service.ts';
import { createUser, takeUnconfirmed, type User } from '../users/public.ts';
import { Registration } from './registration.model.ts';

type Person = Pick<z.output<typeof registerInput>, 'email' | 'title' | 'firstName' | 'lastName' | 'dob' | 'phone' | 'locale'>;

/**
 * The account of a user who signs in with an account at a provider and has proven the address: confirmed from the start, without a password.
 * What others typed for the same address and never confirmed is forgotten. The caller has asked for the age.
 * @throws user.alreadyExist
 */
export const registerProven = async (ctx: Ctx, { email, title, firstName, lastName, dob, phone, locale = ctx.locale }: Person): Promise<User> => {
  const person = { title: title ?? null, firstName, lastName, bornOn: dob, phone: phone ? normalizePhone(phone) : null, locale, passwordHash: null };
  await createUser(ctx, { id: newId(), email, role: 'patient', status: 'active', country: 'DE', ...person });
  const user = await takeUnconfirmed(ctx, email, { ...person, mailConfirmedAt: ctx.clock.now() });
  if (!user) throw failure('user.alreadyExist');
  await killTokens(ctx, user.id);
  await Registration.query(ctx.trx).where({ userId: user.id }).delete();
  await recordConsents(ctx, user);
  await audit(ctx, { action: 'account.register', objectType: 'user', objectId: user.id, patientId: user.id });
  return user;
};
