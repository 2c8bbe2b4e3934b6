import type { PlaceList } from '@blattwerk/contract/places/shapes';
import type { Ctx } from '../../kernel/ctx.ts';

/** More than any German postal code has. */
const most = 50;

/** The towns of a postal code by name; none where the precise table is not there or does not know it. */
export const listTowns = async (ctx: Ctx, zipCode: string): Promise<PlaceList> => ({
  items: await ctx.trx('postal_towns').where({ zipCode }).orderBy('town').limit(most).select<PlaceList['items']>('town'),
});
