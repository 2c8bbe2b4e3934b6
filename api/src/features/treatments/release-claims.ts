import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { Treatment } from './treatment.model.ts';
import { noPendingDecision } from './treatments.service.ts';

const free = { doctorId: null, claimExpiresAt: null, ...noPendingDecision };
type Taken = Pick<Treatment, 'id' | 'patientId' | 'doctorId'>;

const auditRelease = (ctx: Ctx, { id, patientId, doctorId }: Taken): Promise<void> =>
  audit(ctx, { action: 'treatment.release', objectType: 'treatment', objectId: id, patientId, before: { doctorId }, after: { doctorId: null } });

/** Gives one request back to the others, without the decision that waited to leave. */
export const releaseClaim = async (ctx: Ctx, treatment: Taken): Promise<void> => {
  await Treatment.query(ctx.trx)
    .findById(treatment.id)
    .patch({ ...free, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() });
  await auditRelease(ctx, treatment);
};

/** Gives every undecided request of a doctor who may no longer work back to the others, those too whose decision has not left yet. Returns how many there were. */
export const releaseClaimsOf = async (ctx: Ctx, doctorId: string): Promise<number> => {
  const released = await Treatment.query(ctx.trx)
    .where({ doctorId, status: 'in-review' })
    .patch({ ...free, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() })
    .returning(['id', 'patientId']);
  for (const { id, patientId } of released) await auditRelease(ctx, { id, patientId, doctorId });
  return released.length;
};
