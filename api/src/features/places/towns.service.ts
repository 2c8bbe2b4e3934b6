import type { PlaceList } from '@blattwerk/contract/places/shapes';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { townsOf } from './postal-codes.queries.ts';
import { addressKey, takeTry } from '../../kernel/attempts.ts';

/** More than any German postal code has. */
const most = 50;

/** Lookups per network and hour: enough for an office, too few to copy the table. */
const maxLookups = 300;

/** Counted outside of transactions. @throws auth.tooManyAttempts */
export const countLookup = (ctx: Ctx): Promise<void> => takeTry(ctx, [{ key: addressKey(ctx, 'places'), tries: maxLookups, within: duration.hours }]);

/** The towns of a postal code by name; none where the precise table is not there or does not know it. */
export const listTowns = async (ctx: Ctx, zipCode: string): Promise<PlaceList> => ({
  items: await townsOf(ctx, zipCode, most),
});
