import type { Ctx } from '../../kernel/ctx.ts';
import { leaveReviews } from '../reviews/public.ts';
import { belongings, deleteFrom, detachFrom, detached, record, traces } from './person-tables.ts';

/** Documents first: a row without its file could be found and mended, a file without its row could not. */
const deleteFiles = async (ctx: Ctx, userId: string): Promise<void> => {
  const files: { storageKey: string }[] = await ctx.trx('files').where({ ownerId: userId }).select('storageKey');
  for (const { storageKey: key } of files) await ctx.ports.storage.delete(key);
};

/** What hangs on requests, prescriptions, payments and signatures and has no column for the person. */
const deleteDependants = async ({ trx }: Ctx, userId: string): Promise<void> => {
  const treatments = trx('treatments').where({ patientId: userId }).select('id');
  const prescriptions = trx('prescriptions').where({ patientId: userId }).select('id');
  for (const table of ['prescription_deliveries', 'prescription_events']) await trx(table).whereIn('prescriptionId', prescriptions).delete();
  await trx('delivery_tasks')
    .whereIn('sendingId', trx('sendings').where({ patientId: userId }).select('id'))
    .delete();
  await trx('refunds')
    .whereIn('paymentId', trx('payments').where({ patientId: userId }).select('id'))
    .delete();
  await trx('signature_files')
    .whereIn('signatureId', trx('signatures').where({ patientId: userId }).select('id'))
    .delete();
  for (const table of ['invoices', 'certificates', 'held_decisions', 'treatment_messages', 'treatment_pauses', 'treatment_products'])
    await trx(table).whereIn('treatmentId', treatments).delete();
};

/** Everything about a person, account and record, for good. The caller has looked whether anything must be kept. */
export const deletePerson = async (ctx: Ctx, userId: string): Promise<void> => {
  await deleteFiles(ctx, userId);
  await deleteFrom(ctx, [...belongings, ...traces], userId);
  await leaveReviews(ctx, userId);
  await detachFrom(ctx, detached, userId);
  await deleteDependants(ctx, userId);
  await deleteFrom(ctx, record, userId);
  await ctx.trx('users').where({ id: userId }).delete();
};
