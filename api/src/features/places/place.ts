import type { Ctx } from '../../kernel/ctx.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** What stands at a postal code moves with it. @returns how many moved */
    postalCodesChanged(ctx: Ctx): Promise<number>;
  }
}

export interface Place {
  lat: number;
  lon: number;
}

/** The middle of the area of a postal code: of the longest prefix that is known; null when none is. */
export const placeOf = async (ctx: Pick<Ctx, 'trx'>, zipCode: string): Promise<Place | null> => {
  const place = await ctx
    .trx('postal_areas')
    .whereIn('prefix', [zipCode, zipCode.slice(0, 4), zipCode.slice(0, 3), zipCode.slice(0, 2)])
    .orderByRaw('length(prefix) DESC')
    .first<Place | undefined>('lat', 'lon');
  return place ?? null;
};
