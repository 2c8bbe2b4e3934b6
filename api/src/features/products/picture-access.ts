import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { marketAccess } from './market-access.ts';
import { readSeal, type GivenSeal } from './picture-seal.ts';

export interface PictureAccess {
  /** Public: shared caches may store it. */
  isPublic: boolean;
  /** What is not published is shown too. */
  isOffice: boolean;
}

/**
 * Whether drawings and pictures may be read: an address that was made for an audience is read as that audience, so that a switch holds at once for
 * every address. Settings are in memory; no database is asked, except whether a patient who sends a token has a prescription.
 * @throws server.unauthorized when pictures need a login, server.forbidden when they need a prescription
 */
export const pictureAccess = async (ctx: Ctx, given: GivenSeal): Promise<PictureAccess> => {
  const reach = readSeal(ctx, given);
  if (reach === 'office') return { isPublic: false, isOffice: true };
  const reader: Ctx = reach === undefined ? ctx : { ...ctx, actor: { role: 'visitor', audience: reach } };
  const { images } = await marketAccess(reader);
  const isAnyone = reader.actor.role === 'visitor' && reader.actor.audience === undefined;
  if (!images) throw failure(isAnyone ? 'server.unauthorized' : 'server.forbidden');
  return { isPublic: isAnyone, isOffice: false };
};
