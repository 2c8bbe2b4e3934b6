import type { Ctx } from '../../../kernel/ctx.ts';
import { erasedAddress } from '../../../kernel/erased-address.ts';
import type { User } from '../../users/public.ts';
import { deletePerson } from '../delete-record.ts';
import type { ErasureRow } from '../erasure.ts';
import { deleteFrom, traces } from '../person-tables.ts';

/** The year alone stays, so that age bands of the record are still right. */
const yearOf = (bornOn: string | null): string | null => (bornOn === null ? null : `${bornOn.slice(0, 4)}-01-01`);

const nobody = (userId: string, bornOn: string | null) => ({
  email: erasedAddress(userId),
  mailConfirmedAt: null,
  title: null,
  firstName: '',
  lastName: '–',
  bornOn: yearOf(bornOn),
  position: null,
  street: null,
  houseNum: null,
  zipCode: null,
  city: null,
  country: null,
  phone: null,
  fax: null,
  about: null,
  signatureName: null,
  source: null,
});

/** Moves everything that names the person out of the record into the sealed one. The address is free from here on. */
const sealRecord = async (ctx: Ctx, { userId, keepUntil }: ErasureRow): Promise<void> => {
  const user: User = await ctx.trx('users').where({ id: userId }).forUpdate().first();
  const { email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone } = user;
  const signatureNames = await ctx.trx('signatures').where({ patientId: userId }).select('id', 'name');
  const sealed = { userId, email, title, firstName, lastName, bornOn, street, houseNum, zipCode, city, country, phone };
  const times = { sealedAt: ctx.clock.now(), deleteAfter: keepUntil };
  await ctx.trx('sealed_records').insert({ ...sealed, ...times, signatureNames: JSON.stringify(signatureNames) });
  await ctx.trx('signatures').where({ patientId: userId }).update({ name: '–', ipHash: null, userAgent: null });
  await ctx
    .trx('identity_checks')
    .where({ patientId: userId })
    .update({ documentFirstName: null, documentLastName: null, documentBornOn: null, profileDigest: null });
  await ctx
    .trx('users')
    .where({ id: userId })
    .update({ ...nobody(userId, bornOn), updatedAt: ctx.clock.now() });
};

/** The name goes: into the sealed record where something must be kept, else with everything else. */
export const removeName = async (ctx: Ctx, erasure: ErasureRow): Promise<void> => {
  const { email } = await ctx.trx('users').where({ id: erasure.userId }).first('email');
  await ctx.trx('mails').where({ recipientAddress: email }).delete();
  if (!erasure.hasRecord) return deletePerson(ctx, erasure.userId);
  await deleteFrom(ctx, traces, erasure.userId);
  await sealRecord(ctx, erasure);
};
