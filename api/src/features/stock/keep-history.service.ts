import type { Ctx } from '../../kernel/ctx.ts';
import { readSetting } from '../settings/public.ts';
import { keepHistoryMonths } from './stock-history.queries.ts';

/** @returns how many lines of the history were rolled up */
export const keepHistory = async (ctx: Ctx): Promise<number> => keepHistoryMonths(ctx, await readSetting(ctx, 'stock.historyMonths'));
