import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { isSameToken } from '../../kernel/sealed-token.ts';
import { derivedSecret } from '../../kernel/secrets.ts';

/** For whom an address of a picture was made; `office`: accounts of the back office, which see what is not published too. */
export type PictureReach = 'register' | 'prescription' | 'office';

export interface GivenSeal {
  reach?: PictureReach | undefined;
  /** Seconds since 1970. */
  until?: number | undefined;
  seal?: string | undefined;
}

/** Addresses stay the same for this long, so that browsers keep what they have loaded; each holds for up to twice as long. */
const sameFor = 12 * duration.hours;

const sealOf = ({ secrets }: Pick<Ctx, 'secrets'>, reach: PictureReach, until: number): string => derivedSecret(secrets.pictureAddress, `${reach}:${until}`);

/** What the address of a picture ends with: an `<img>` sends no access token. */
export const sealedQuery = (ctx: Pick<Ctx, 'secrets' | 'clock'>, reach: PictureReach): string => {
  const until = ((Math.floor(ctx.clock.now().getTime() / sameFor) + 2) * sameFor) / 1000;
  return `?reach=${reach}&until=${until}&seal=${sealOf(ctx, reach, until)}`;
};

/** For whom the address was made; undefined without a seal, or with one that is not ours or no longer holds. */
export const readSeal = (ctx: Pick<Ctx, 'secrets' | 'clock'>, { reach, until, seal }: GivenSeal): PictureReach | undefined =>
  reach !== undefined && until !== undefined && seal !== undefined && until * 1000 > ctx.clock.now().getTime() && isSameToken(seal, sealOf(ctx, reach, until))
    ? reach
    : undefined;
