import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** How many rows there are of what stands behind FROM: our own text, with named bindings. */
export const countOf = async (ctx: Ctx, from: string, bindings: Record<string, unknown>): Promise<number> =>
  (await rawRows<{ count: number }>(ctx.trx, `SELECT count(*)::int AS count FROM ${from}`, bindings))[0]?.count ?? 0;
