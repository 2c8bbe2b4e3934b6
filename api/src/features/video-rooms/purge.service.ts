import { metadataKeptDays } from '@blattwerk/contract/consultations/shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { purgeDelays, purgeMembers } from './video-rooms.queries.ts';

/** What the rooms themselves still hold is deleted within three months; the audit entries are the proof. */
export const purgeRooms = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    const before = later(ctx.clock.now(), -metadataKeptDays * duration.days);
    const members = await purgeMembers(bound.trx, before);
    for (const { consultationId, patientId } of members)
      await audit(bound, { action: 'room.purge', objectType: 'consultation', objectId: consultationId, patientId });
    const delays = await purgeDelays(bound.trx, before);
    if (delays > 0) await audit(bound, { action: 'room.purge-delays', objectType: 'consultation', after: { delays } });
    return members.length + delays;
  });
