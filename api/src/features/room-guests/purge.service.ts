import { metadataKeptDays } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { deleteAccesses } from './guest-links.queries.ts';

/** Who tried a link when is deleted three months after the consultation; the audit entries are the proof. A link stays what it is: used up, or replaced. */
export const purgeAccesses = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    const purged = await deleteAccesses(bound, later(ctx.clock.now(), -metadataKeptDays * duration.days));
    for (const { consultationId, patientId } of purged)
      await audit(bound, { action: 'room.purge-guests', objectType: 'consultation', objectId: consultationId, patientId });
    return purged.length;
  });
