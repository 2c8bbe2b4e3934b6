import type { Ctx } from '../../kernel/ctx.ts';
import { heldPatients } from '../legal-holds/public.ts';

interface Unsent {
  patientId?: string;
  before: Date;
  limit: number;
}

export const deleteHealthStatesOf = async ({ trx }: Ctx, patientId: string): Promise<void> => {
  await trx('safety_answers').where({ patientId }).delete();
  await trx('health_states').where({ patientId }).delete();
};

/** Questionnaires that belong to no request and were last changed before `before`. @returns how many were deleted */
export const deleteUnsentHealthStates = async (ctx: Ctx, { patientId, before, limit }: Unsent): Promise<number> => {
  const { trx } = ctx;
  const ids = await trx('health_states')
    .where(patientId ? { patientId } : {})
    .where('updatedAt', '<', before)
    .whereNotIn('patientId', heldPatients(ctx))
    .whereNotExists(trx('treatments').whereRaw('treatments.health_state_id = health_states.id').select(trx.raw('1')))
    .limit(limit)
    .pluck<string[]>('id');
  await trx('safety_answers').whereIn('healthStateId', ids).delete();
  await trx('health_states').whereIn('id', ids).delete();
  return ids.length;
};
