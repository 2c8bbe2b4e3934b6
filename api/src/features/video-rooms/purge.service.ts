import { metadataKeptDays } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { inPortions, type DeletePortion } from '../../kernel/portions.ts';
import { purgeDelays, purgeMembers } from './video-rooms.queries.ts';

/** What the rooms themselves still hold is deleted within three months; the audit entries are the proof. */
export const purgeRooms = async (ctx: Ctx): Promise<number> => {
  const before = later(ctx.clock.now(), -metadataKeptDays * duration.days);
  const members: DeletePortion = async (bound, limit) => {
    const purged = await purgeMembers(bound, { before, limit });
    for (const { consultationId, patientId } of purged)
      await audit(bound, { action: 'room.purge', objectType: 'consultation', objectId: consultationId, patientId });
    return purged.length;
  };
  const announced: DeletePortion = async (bound, limit) => {
    const delays = await purgeDelays(bound.trx, { before, limit });
    if (delays > 0) await audit(bound, { action: 'room.purge-delays', objectType: 'consultation', after: { delays } });
    return delays;
  };
  return (await inPortions(ctx, members)) + (await inPortions(ctx, announced));
};
