import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { daysFromNow } from './insert-row.ts';

/** A pending refusal of a request in review (its doctor has claimed the request); the job that carries it out is not queued. */
export const buildPendingDecision = async (
  trx: Knex,
  { treatmentId, doctorId, text = 'Bitte wenden Sie sich an Ihre Hausärztin.' }: { treatmentId: string; doctorId: string; text?: string },
): Promise<{ id: string }> => {
  const id = v7();
  const releasesAt = daysFromNow(0.001);
  await trx('held_decisions').insert({
    id,
    treatmentId,
    doctorId,
    kind: 'decline',
    input: JSON.stringify({ reason: 'other', text }),
    decidedAt: new Date(),
    releasesAt,
  });
  await trx('treatments').where({ id: treatmentId }).update({ heldDecisionId: id, heldDecision: 'decline', releasesAt, claimExpiresAt: null });
  return { id };
};
