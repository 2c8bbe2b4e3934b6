import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Parts of the history for the months to come, and those rolled up that are older than so many full months (decision 171). @returns lines that went */
export const keepHistoryMonths = async ({ trx, clock }: Ctx, months: number): Promise<number> => {
  const [kept] = await rawRows<{ rows: number }>(trx, 'SELECT keep_stock_history(:now, :months) AS rows', { now: clock.now(), months });
  return kept?.rows ?? 0;
};
