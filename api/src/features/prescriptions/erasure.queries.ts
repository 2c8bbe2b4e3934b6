import type { Ctx } from '../../kernel/ctx.ts';
import { deleteTasksOf } from '../delivery-tasks/public.ts';

/** A patient's prescriptions with their way to pharmacies, in the order of the foreign keys. */
export const deletePrescriptionsOf = async (ctx: Ctx, patientId: string): Promise<void> => {
  const { trx } = ctx;
  const own = trx('prescriptions').where({ patientId }).select('id');
  await trx('prescription_deliveries').whereIn('prescriptionId', own).delete();
  await trx('prescription_events').whereIn('prescriptionId', own).delete();
  await deleteTasksOf(ctx, patientId);
  await trx('prescriptions').where({ patientId }).delete();
  await trx('sendings').where({ patientId }).delete();
};
