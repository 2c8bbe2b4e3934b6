import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Creates the partitions of the coming months and rolls up those older than `months` full months (decision 171). @returns rows removed */
export const keepHistoryMonths = async ({ trx, clock }: Ctx, months: number): Promise<number> => {
  const [kept] = await rawRows<{ rows: number }>(trx, 'SELECT keep_stock_history(:now, :months) AS rows', { now: clock.now(), months });
  return kept?.rows ?? 0;
};
