import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { daysFromNow } from './insert-row.ts';

/** A refusal of a request in review that waits to leave (its doctor has taken the request); the job that lets it out is not sent. */
export const buildHeldDecision = async (
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
