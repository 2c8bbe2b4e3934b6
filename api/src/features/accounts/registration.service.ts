import type { z } from 'zod';
import type { registerInput } from '@blattwerk/contract/accounts/shapes';
import type { CarriedSelection } from '@blattwerk/contract/selections/saved-selection';
import type { Locale } from '@blattwerk/contract/errors';
import { agreementHash, agreementValues, currentAgreementVersion } from '../agreements/public.ts';
import { insertConsent } from '../consents/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { ageOn } from './age.ts';
import { recordAgeRefusal } from './age-refusals.service.ts';
import { takeTry } from '../../kernel/attempts.ts';
import { insertRegistration } from './accounts.queries.ts';
import { assertNotBreached } from './breached-passwords.ts';
import { carriedColumns } from './carried-selection.ts';
import { createUser, hashPassword, mailAllowance, User } from '../users/public.ts';
import { mayGetMail } from './mail-tokens.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { requestMail } from './requested-mail.service.ts';

const isUnderAge = async (ctx: Ctx, dob: string): Promise<boolean> => {
  const age = ageOn(dob, ctx.clock.now());
  if (age > 120) throw failure('server.badRequest', { fields: [{ path: 'dob', message: 'dob' }] });
  return age < (await readSetting(ctx, 'minAge'));
};

/** The refusal is recorded although the registration is none: `ctx` must not be bound to a transaction. @throws user.nonAdult */
export const assertAdult = async (ctx: Ctx, { email, dob }: { email: string; dob: string }): Promise<void> => {
  if (!(await isUnderAge(ctx, dob))) return;
  await recordAgeRefusal(ctx, email, dob);
  throw failure('user.nonAdult');
};

/** What a user typed; it becomes the account when the mailbox is proven. */
interface Typed {
  passwordHash: string;
  title: string | null;
  firstName: string;
  lastName: string;
  bornOn: string;
  phone: string | null;
  locale: Locale;
}

interface Form {
  email: string;
  source: string | null;
  claimHash: string | null;
  nextPage: string | null;
  selection: CarriedSelection;
  typed: Typed;
}

/**
 * Makes an account that waits for its confirmation, or tells the owner of a confirmed address by mail. The answer to the caller is the same, and
 * so is the work: for a confirmed address the steps run with a random address and are rolled back. `ctx` must not be bound to a transaction.
 * @throws auth.tooManyAttempts, user.nonAdult
 */
export const register = async (ctx: Ctx, input: z.output<typeof registerInput>): Promise<void> => {
  await assertAdult(ctx, input);
  await assertNotBreached(ctx, input.password);
  const phone = input.phone ? normalizePhone(input.phone) : null;
  await takeTry(ctx, [mailAllowance(ctx)]);
  const { title = null, firstName, lastName, dob: bornOn, locale = ctx.locale, email, source = null, claim, nextPage = null, selection } = input;
  const typed = { passwordHash: await hashPassword(input.password), title, firstName, lastName, bornOn, phone, locale };
  const form = { email, source, claimHash: claim ? sha256(claim) : null, nextPage, selection, typed };
  await inTransaction(ctx, async (bound) => {
    const owner = await User.query(bound.trx).findOne({ email }).whereNotNull('mailConfirmedAt');
    const waits = owner
      ? await rehearse(bound, (inner) => keep(inner, { ...form, email: `${newId()}@nobody.invalid` }))
      : await inTransaction(bound, (inner) => keep(inner, form));
    // The same tab sent the same form twice: its mail is on the way.
    if (owner ?? waits.registrationId)
      await requestMail(bound, { ...waits, ...(owner ? { userId: owner.id, registrationId: undefined } : {}), asked: 'registration' });
  });
};

interface Waiting {
  userId: string;
  registrationId: string | undefined;
}

const keep = async (ctx: Ctx, { email, source, claimHash, nextPage, selection, typed }: Form): Promise<Waiting> => {
  const person = { id: newId(), email, role: 'patient', status: 'active', country: 'DE', source } as const;
  await createUser(ctx, { ...person, ...typed });
  const user = await User.query(ctx.trx).findOne({ email }).throwIfNotFound();
  if (user.id === person.id) await audit(ctx, { action: 'account.register', objectType: 'user', objectId: user.id, patientId: user.id });
  await recordConsents(ctx, user);
  if (!(await mayGetMail(ctx, user.id, 'confirm'))) return { userId: user.id, registrationId: undefined };
  const columns = { ...typed, claimHash, nextPage, ...(await carriedColumns(ctx, selection)) };
  const registrationId = await insertRegistration(ctx, { id: newId(), userId: user.id, ...columns, createdAt: ctx.clock.now() });
  return { userId: user.id, registrationId };
};

class Undone<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('undone');
    this.result = result;
  }
}

/** Takes the steps and undoes them. */
const rehearse = async <T>(ctx: Ctx, steps: (ctx: Ctx) => Promise<T>): Promise<T> => {
  try {
    return await inTransaction(ctx, async (inner) => {
      throw new Undone(await steps(inner));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
};

/** Which version of which text was accepted, with its hash. */
export const recordConsents = async (ctx: Ctx, user: User): Promise<void> => {
  const values = await agreementValues(ctx);
  for (const document of ['privacy', 'terms'] as const) {
    const version = currentAgreementVersion(document);
    const proof = agreementHash(document, version, user.locale, values);
    await insertConsent(ctx.trx, { id: newId(), userId: user.id, document, version, sha256: proof, acceptedAt: ctx.clock.now(), way: 'registration' });
  }
};
