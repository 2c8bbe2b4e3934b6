import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { countRegions } from './count-regions.queries.ts';
import { countFormerDay, countToday, forgetOldDays } from './count-supply.queries.ts';

/** Counts what there is today, in all and by region, and once a day what there was two weeks ago where that is not known. @returns of how many products */
export const countSupply = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    const now = bound.clock.now();
    const hours = await readSetting(bound, 'stock.goneHours');
    await forgetOldDays(bound.trx, now);
    await countFormerDay(bound.trx, now);
    const goneBefore = later(now, -hours * duration.hours);
    const products = await countToday(bound.trx, { now, goneBefore });
    // A second run waits at today's rows for the first, so that these have one writer at a time.
    await countRegions(bound.trx, { goneBefore });
    return products;
  });
