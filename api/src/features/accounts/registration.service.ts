import type { z } from 'zod';
import type { registerInput } from '@blattwerk/contract/accounts/shapes';
import { agreementHash, currentAgreementVersion } from '../agreements/public.ts';
import { queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { ageOn } from './age.ts';
import { assertNotBreached } from './breached-passwords.ts';
import { mayGetMail, sendTokenMail } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { normalizePhone } from './phone.ts';
import { User } from './user.model.ts';

export const assertAdult = async (ctx: Ctx, dob: string): Promise<void> => {
  const age = ageOn(dob, ctx.clock.now());
  if (age > 120) throw failure('server.badRequest', { fields: [{ path: 'dob', message: 'dob' }] });
  if (age < (await readSetting(ctx, 'minAge'))) throw failure('user.nonAdult');
};

/** Makes an account, or tells the owner of a known address by mail. The answer to the caller is the same. */
export const register = async (ctx: Ctx, input: z.output<typeof registerInput>): Promise<void> => {
  await assertAdult(ctx, input.dob);
  await assertNotBreached(ctx, input.password);
  const typed = {
    passwordHash: await hashPassword(input.password),
    title: input.title ?? null,
    firstName: input.firstName,
    lastName: input.lastName,
    bornOn: input.dob,
    phone: input.phone ? normalizePhone(input.phone) : null,
    locale: input.locale ?? ctx.locale,
  };
  const person = { id: newId(), email: input.email, role: 'patient', status: 'active', country: 'DE', source: input.source ?? null } as const;
  await User.query(ctx.trx)
    .insert({ ...person, ...typed })
    .onConflict('email')
    .ignore();
  const user = await User.query(ctx.trx).findOne({ email: input.email }).throwIfNotFound();
  if (user.mailConfirmedAt) return tellOwner(ctx, user);
  if (user.id === person.id) await audit(ctx, { action: 'account.register', objectType: 'user', objectId: user.id, patientId: user.id });
  await recordConsents(ctx, user);
  if (!(await mayGetMail(ctx, user.id, 'confirm'))) return;
  const [registration] = await ctx
    .trx('registrations')
    .insert({ id: newId(), userId: user.id, ...typed, claimHash: input.claim ? sha256(input.claim) : null, createdAt: ctx.clock.now() })
    .onConflict('claimHash')
    .ignore()
    .returning<{ id: string }[]>('id');
  // The same tab sent the same form twice: its mail is on the way.
  if (!registration) return;
  await sendTokenMail(ctx, user, 'confirm', { registrationId: registration.id });
};

export const tellOwner = async (ctx: Ctx, owner: User): Promise<void> => {
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
      .insert({ id: newId(), userId: user.id, document, version, sha256: agreementHash(document, version, user.locale), acceptedAt: ctx.clock.now() })
      .onConflict(['userId', 'document', 'version'])
      .ignore();
  }
};
