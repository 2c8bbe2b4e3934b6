import type { Ctx } from '../../kernel/ctx.ts';

export interface Place {
  lat: number;
  lon: number;
}

/** The middle of the area of a postal code: of the longest prefix that is known; null when none is. */
export const placeOf = async (ctx: Pick<Ctx, 'trx'>, zipCode: string): Promise<Place | null> => {
  const place = await ctx
    .trx('postal_areas')
    .whereRaw("? LIKE prefix || '%'", [zipCode])
    .orderByRaw('length(prefix) DESC')
    .first<Place | undefined>('lat', 'lon');
  return place ?? null;
};
