import type { Ctx } from '../../../kernel/ctx.ts';
import { anonymizeSignaturesOf } from '../../agreements/public.ts';
import { anonymizeIdentityChecksOf } from '../../identity-checks/public.ts';
import { anonymizeUser, type User } from '../../users/public.ts';
import { deletePerson, deleteTraces } from '../delete-person.ts';
import type { ErasureRow } from '../erasure.ts';

/** Moves everything that names the person out of the record into the sealed one. The address is free from here on. */
const sealRecord = async (ctx: Ctx, { userId, keepUntil }: ErasureRow): Promise<void> => {
  const user: User = await ctx.trx('users').where({ id: userId }).forUpdate().first();
  const { email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone } = user;
  const sealed = { userId, email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone };
  const times = { sealedAt: ctx.clock.now(), deleteAfter: keepUntil };
  const signatureNames = await anonymizeSignaturesOf(ctx, userId);
  await ctx.trx('sealed_records').insert({ ...sealed, ...times, signatureNames: JSON.stringify(signatureNames) });
  await anonymizeIdentityChecksOf(ctx, userId);
  await anonymizeUser(ctx, user);
};

/** The name goes: into the sealed record where something must be kept, else with everything else. */
export const removeName = async (ctx: Ctx, erasure: ErasureRow): Promise<void> => {
  if (!erasure.hasRecord) return deletePerson(ctx, erasure.userId);
  await deleteTraces(ctx, erasure.userId);
  await sealRecord(ctx, erasure);
};
