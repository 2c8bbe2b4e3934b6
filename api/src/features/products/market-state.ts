import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { marketAccess, type MarketAccess } from './market-access.ts';

/** Products stop being new as time passes; a delay of a minute does not matter. */
const looksEvery = duration.minutes;

/** What a product of one state of the catalogue looks like depends on what may be seen, and on the time. */
export const visibleState = (ctx: Ctx, access: MarketAccess): string =>
  [...Object.values(access), Math.floor(ctx.clock.now().getTime() / looksEvery)].join(' ');

/** What a page of the catalogue depends on besides what was asked: the catalogue, what the caller may see of it, and the time. @throws as `marketAccess` does */
export const marketState = async (ctx: Ctx): Promise<string> => {
  const { version } = await ctx.catalogue.current();
  return `${version} ${visibleState(ctx, await marketAccess(ctx))}`;
};
