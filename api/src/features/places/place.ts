import type { Ctx } from '../../kernel/ctx.ts';
import { middleOf, type Place } from './postal-codes.queries.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** What stands at a postal code moves with it. @returns how many moved */
    postalCodesChanged(ctx: Ctx): Promise<number>;
  }
}

/** The middle of the area of a postal code: of the longest prefix that is known; null when none is. */
export const placeOf = async (ctx: Pick<Ctx, 'trx'>, zipCode: string): Promise<Place | null> =>
  (await middleOf(ctx, [zipCode, zipCode.slice(0, 4), zipCode.slice(0, 3), zipCode.slice(0, 2)])) ?? null;
