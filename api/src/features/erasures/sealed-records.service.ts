import type { SealedRecord } from '@blattwerk/contract/erasures/shapes';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { provePersonDeletion } from '../deletions/public.ts';
import { countsOf } from './counts.queries.ts';
import { deletePerson } from './delete-person.ts';
import { Erasure } from './erasure.model.ts';
import { findSealed } from './erasures.queries.ts';
import { SealedRecord as StoredRecord } from './sealed-record.model.ts';

/** Records of one night; the next night goes on. Each is deleted in a transaction of its own. */
const atOnce = 500;

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

/** A record goes for good, with its proof. Nobody is written to: the person was told the day when the account went. Of two runs at once one finds it gone. */
const deleteRecord = async (ctx: Ctx, { userId, email }: StoredRecord): Promise<void> => {
  const person = { userId, email };
  const before = await countsOf(ctx, person);
  if ((await StoredRecord.query(ctx.trx).deleteById(userId)) === 0) return;
  await deletePerson(ctx, userId);
  const erasure = await Erasure.query(ctx.trx).findOne({ userId });
  await provePersonDeletion(ctx, {
    ...{ id: newId(), kind: 'record', subjectId: userId, cause: 'retention', locale: erasure?.locale ?? 'de', startedAt: ctx.clock.now(), keepUntil: null },
    ...{ before, after: await countsOf(ctx, person), addressUntil: null },
  });
  await audit(ctx, { action: 'erasure.delete-record', objectType: 'user', objectId: userId, patientId: userId });
};

/** Records whose time is over go for good. */
export const deleteDueRecords = async (ctx: Ctx): Promise<number> => {
  const due = await StoredRecord.query(ctx.trx)
    .where('deleteAfter', '<=', ctx.clock.now())
    .whereNotIn('userId', heldPatients(ctx))
    .orderBy('deleteAfter')
    .limit(atOnce);
  const records = due.map((record) => ({ id: record.userId, record }));
  return forEachContinue(ctx, records, ({ record }) => inTransaction(ctx, (bound) => deleteRecord(bound, record)));
};
