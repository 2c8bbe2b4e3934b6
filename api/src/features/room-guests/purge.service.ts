import { metadataKeptDays } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { inPortions } from '../../kernel/portions.ts';
import { deleteAccesses } from './guest-links.queries.ts';

/** Who tried a link when is deleted three months after the consultation; the audit entries are the proof. A link stays what it is: used up, or replaced. */
export const purgeAccesses = (ctx: Ctx): Promise<number> =>
  inPortions(ctx, async (bound, limit) => {
    const purged = await deleteAccesses(bound, { before: later(ctx.clock.now(), -metadataKeptDays * duration.days), limit });
    for (const { consultationId, patientId } of purged)
      await audit(bound, { action: 'room.purge-guests', objectType: 'consultation', objectId: consultationId, patientId });
    return purged.length;
  });
