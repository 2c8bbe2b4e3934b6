import type { SealedRecord } from '@blattwerk/contract/erasures/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { deletePerson } from './delete-person.ts';

interface SealedRow {
  userId: string;
  email: string;
  title: string | null;
  firstName: string;
  lastName: string;
  bornOn: string | null;
  street: string | null;
  houseNum: string | null;
  zipCode: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  sealedAt: Date;
  deleteAfter: Date;
}

const present = ({ userId, bornOn, sealedAt, deleteAfter, ...row }: SealedRow): SealedRecord => ({
  patientId: userId,
  email: row.email,
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  dob: bornOn,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  phone: row.phone,
  sealedAt: sealedAt.toISOString(),
  deleteAfter: deleteAfter.toISOString(),
});

/** Who a restricted record is about, for the doctor who treated and for administrators; the reason stands in the audit log. @throws user.notExist */
export const openSealedRecord = async (ctx: Ctx<Member>, patientId: string, reason: string): Promise<SealedRecord> => {
  const query = ctx.trx('sealed_records').where({ userId: patientId });
  if (ctx.actor.role === 'doctor') query.whereIn('userId', ctx.trx('treatments').where({ doctorId: ctx.actor.id }).select('patientId'));
  const row = found(await query.first<SealedRow | undefined>(), 'user.notExist');
  await audit(ctx, { action: 'sealed-record.open', objectType: 'user', objectId: patientId, patientId, reason });
  return present(row);
};

/** Records whose time is over go for good. */
export const deleteDueRecords = async (ctx: Ctx): Promise<number> => {
  const due: { id: string }[] = await ctx.trx('sealed_records').where('deleteAfter', '<=', ctx.clock.now()).select('userId as id');
  return forEachContinue(ctx, due, ({ id }) =>
    inTransaction(ctx, async (bound) => {
      const unsealed = await bound.trx('sealed_records').where({ userId: id }).delete();
      if (unsealed === 0) return;
      await deletePerson(bound, id);
      await audit(bound, { action: 'erasure.delete-record', objectType: 'user', objectId: id, patientId: id });
    }),
  );
};
