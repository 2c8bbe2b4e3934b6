import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** What patients ask for and doctors have drafted in open requests becomes another product; the database moves it, unread. */
export const moveRequestedProducts = async ({ trx, clock }: Ctx, { from, to }: { from: string; to: string }): Promise<void> =>
  void (await trx.raw('SELECT move_requested_products(:from, :to, :at)', { from, to, at: clock.now() }));

/** For each product that was merged the one that stays. */
export const standingIds = async ({ trx }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await rawRows<{ id: string; mergedIntoId: string }>(
    trx,
    'SELECT id, merged_into_id FROM products WHERE merged_into_id IS NOT NULL AND id = ANY (CAST(:ids AS uuid[]))',
    { ids },
  );
  return new Map(rows.map(({ id, mergedIntoId }) => [id, mergedIntoId]));
};
