import type { SealedRecord } from '@blattwerk/contract/erasures/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { deletePerson } from './delete-person.ts';
import { findSealed } from './erasures.queries.ts';
import { SealedRecord as StoredRecord } from './sealed-record.model.ts';

const present = ({ userId, bornOn, sealedAt, deleteAfter, ...row }: StoredRecord): SealedRecord => ({
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
  const row = found(await findSealed(ctx, patientId), 'user.notExist');
  await audit(ctx, { action: 'sealed-record.open', objectType: 'user', objectId: patientId, patientId, reason });
  return present(row);
};

/** Records whose time is over go for good. */
export const deleteDueRecords = async (ctx: Ctx): Promise<number> => {
  const records = await StoredRecord.query(ctx.trx).where('deleteAfter', '<=', ctx.clock.now()).whereNotIn('userId', heldPatients(ctx));
  const due = records.map(({ userId: id }) => ({ id }));
  return forEachContinue(ctx, due, ({ id }) =>
    inTransaction(ctx, async (bound) => {
      const unsealed = await StoredRecord.query(bound.trx).deleteById(id);
      if (unsealed === 0) return;
      await deletePerson(bound, id);
      await audit(bound, { action: 'erasure.delete-record', objectType: 'user', objectId: id, patientId: id });
    }),
  );
};
