import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { PharmacyClaim } from './pharmacy-claim.model.ts';

/** As long as an invitation after its end: a claim leads to one, and holds the address of a person until then. */
const retention = 90 * duration.days;

/** Deletes claims of pharmacies that ended long ago, with the address that was to be invited. A second run finds nothing. */
export const forgetClaims = (ctx: Ctx): Promise<number> =>
  PharmacyClaim.query(ctx.trx).where('expiresAt', '<', later(ctx.clock.now(), -retention)).delete().execute();
