import type { Ctx } from '../../kernel/ctx.ts';

/**
 * Questionnaires and requests that no doctor ever got: not a record, and nothing that must be kept.
 * Of questionnaires and requests only those go that were last touched before `before`.
 * @returns how many of them went
 */
export const deleteUnsent = async ({ trx }: Ctx, { patientId, before }: { patientId?: string; before: Date }): Promise<number> => {
  const own = patientId ? { patientId } : {};
  const unsent = trx('treatments')
    .where(own)
    .whereIn('status', ['cancelled', 'expired'])
    .whereNull('submittedAt')
    .where('updatedAt', '<', before)
    .whereNotExists(trx('payments').whereRaw('payments.treatment_id = treatments.id').whereNotNull('paidAt').select(trx.raw('1')))
    .whereNotExists(trx('consultations').whereRaw('consultations.treatment_id = treatments.id').select(trx.raw('1')));
  const ids = await unsent.pluck<string[]>('id');
  for (const table of ['payments', 'treatment_messages', 'treatment_pauses', 'treatment_products']) await trx(table).whereIn('treatmentId', ids).delete();
  await trx('treatments').whereIn('id', ids).delete();
  const states = await trx('health_states')
    .where(own)
    .where('updatedAt', '<', before)
    .whereNotExists(trx('treatments').whereRaw('treatments.health_state_id = health_states.id').select(trx.raw('1')))
    .pluck<string[]>('id');
  await trx('safety_answers').whereIn('healthStateId', states).delete();
  await trx('health_states').whereIn('id', states).delete();
  return ids.length + states.length;
};
