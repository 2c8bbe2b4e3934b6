import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { marketAccess, type MarketAccess } from './market-access.ts';

/** Products stop being new as time passes; a delay of a minute does not matter. */
const looksEvery = duration.minutes;

const audienceOf = (access: MarketAccess): string => Object.values(access).join(' ');
const minuteOf = ({ clock }: Ctx): number => Math.floor(clock.now().getTime() / looksEvery);

/** What a product of one version of the catalogue looks like depends on what may be seen, and on the time. */
export const visibleState = (ctx: Ctx, access: MarketAccess): string => `${audienceOf(access)} ${minuteOf(ctx)}`;

/**
 * What a page of the catalogue depends on besides what was asked and the caller's favourites: what the caller may see, the catalogue, and the time.
 * @throws as `marketAccess` does
 */
export const marketState = async (ctx: Ctx): Promise<{ audience: string; version: string }> => {
  const { version } = await ctx.catalogue.current();
  return { audience: audienceOf(await marketAccess(ctx)), version: `${version} ${minuteOf(ctx)}` };
};
