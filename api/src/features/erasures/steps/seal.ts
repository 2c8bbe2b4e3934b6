import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { anonymizeSignaturesOf } from '../../agreements/public.ts';
import { anonymizeAttestationsOf } from '../../attestations/public.ts';
import { anonymizeIdentityChecksOf } from '../../identity-checks/public.ts';
import { anonymizeUser, User } from '../../users/public.ts';
import { deletePerson, deleteTraces } from '../delete-person.ts';
import type { Erasure } from '../erasure.model.ts';
import { SealedRecord } from '../sealed-record.model.ts';

/** Moves everything that names the person out of the record into the sealed one. The address is free from here on. */
const sealRecord = async (ctx: Ctx, { userId, keepUntil }: Erasure): Promise<void> => {
  const user = await User.query(ctx.trx).findById(userId).forUpdate().throwIfNotFound();
  const { email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone } = user;
  const sealed = { userId, email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone };
  const times = { sealedAt: ctx.clock.now(), deleteAfter: found(keepUntil) };
  const signatureNames = await anonymizeSignaturesOf(ctx, userId);
  await SealedRecord.query(ctx.trx).insert({ ...sealed, ...times, signatureNames });
  await anonymizeAttestationsOf(ctx, userId);
  await anonymizeIdentityChecksOf(ctx, userId);
  await anonymizeUser(ctx, user);
};

/** The name goes: into the sealed record where something must be kept, else with everything else. */
export const removeName = async (ctx: Ctx, erasure: Erasure): Promise<void> => {
  if (!erasure.hasRecord) return deletePerson(ctx, erasure.userId);
  await deleteTraces(ctx, erasure.userId);
  await sealRecord(ctx, erasure);
};
