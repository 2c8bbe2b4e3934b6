import type { Ctx } from '../../../kernel/ctx.ts';

/** Says when each feed is due next; `times` stand beside `feedIds`. */
export const planNextRuns = async ({ trx }: Ctx, feedIds: readonly string[], times: readonly Date[]): Promise<void> =>
  void (await trx.raw(
    `UPDATE stock_feeds SET next_run_at = planned.at FROM unnest(?::uuid[], ?::timestamptz[]) AS planned (id, at) WHERE stock_feeds.id = planned.id`,
    [[...feedIds], [...times]],
  ));
