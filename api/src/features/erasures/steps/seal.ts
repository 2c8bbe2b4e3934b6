import type { Ctx } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { anonymizeSignaturesOf } from '../../agreements/public.ts';
import { anonymizeAttestationsOf } from '../../attestations/public.ts';
import { anonymizeIdentityChecksOf } from '../../identity-checks/public.ts';
import { anonymizeUser, User } from '../../users/public.ts';
import { provePersonDeletion } from '../../deletions/public.ts';
import { countsOf } from '../counts.queries.ts';
import { deletePerson, deleteTraces } from '../delete-person.ts';
import type { Erasure } from '../erasure.model.ts';
import { sendLastLetter } from './mails.ts';
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

const deleteName = async (ctx: Ctx, erasure: Erasure): Promise<void> => {
  if (!erasure.hasRecord) return deletePerson(ctx, erasure.userId);
  await deleteTraces(ctx, erasure.userId);
  await sealRecord(ctx, erasure);
};

/** The name goes: into the sealed record where something must be kept, else with everything else. With it the proof is made and the last letter leaves. */
export const removeName = async (ctx: Ctx, erasure: Erasure, { addressUntil }: { addressUntil: Date }): Promise<void> => {
  const { id, userId, requestedBy: cause, locale, keepUntil, requestedAt: startedAt } = erasure;
  const { email } = await User.query(ctx.trx).findById(userId).throwIfNotFound();
  const before = erasure.counts ?? (await countsOf(ctx, { userId, email }));
  await deleteName(ctx, erasure);
  const after = await countsOf(ctx, { userId, email });
  const fileId = await provePersonDeletion(ctx, {
    ...{ id, kind: 'account', subjectId: userId, cause, locale, startedAt, keepUntil },
    ...{ before, after, addressUntil },
  });
  await sendLastLetter(ctx, erasure, { address: email, fileId });
};
