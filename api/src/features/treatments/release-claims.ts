import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Treatment } from './treatment.model.ts';

/** Gives every undecided request of a doctor who may no longer work back to the others. Returns how many there were. */
export const releaseClaimsOf = async (ctx: Ctx, doctorId: string): Promise<number> => {
  const released: Pick<Treatment, 'id' | 'patientId'>[] = await ctx
    .trx('treatments')
    .where({ doctorId, status: 'in-review' })
    .update({ doctorId: null, claimExpiresAt: null, version: ctx.trx.raw('version + 1'), updatedAt: ctx.clock.now() })
    .returning(['id', 'patientId']);
  for (const { id, patientId } of released)
    await audit(ctx, { action: 'treatment.release', objectType: 'treatment', objectId: id, patientId, before: { doctorId }, after: { doctorId: null } });
  return released.length;
};
