import { openCaregiverStatuses } from '@blattwerk/contract/caregivers/states';
import type { Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';
import { Caregiver } from './caregiver.model.ts';

/** Accesses and invitations that were over before then; who looked at what stays in the access log. @returns how many were deleted, at most `limit` */
export const forgetCaregivers = (ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<number> => {
  const due = Caregiver.query(ctx.trx)
    .whereNotIn('status', [...openCaregiverStatuses])
    .where('updatedAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .limit(limit)
    .select('id');
  return Caregiver.query(ctx.trx).whereIn('id', due).delete().execute();
};
