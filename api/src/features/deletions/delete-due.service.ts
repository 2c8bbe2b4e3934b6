import type { RetentionKind } from '@blattwerk/contract/deletions/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { inPortions } from '../../kernel/portions.ts';
import { addPortion } from './deletions.queries.ts';

/** Deletes at most `limit` rows that are older than `before`, of nobody under a legal hold. @returns how many were deleted */
export type DeleteOlder = (bound: Ctx, due: { before: Date; limit: number }) => Promise<number>;

/** Deletes what is older than `before`, portion by portion, with the proof of each run. @returns how many rows were deleted */
export const deleteDue = async (ctx: Ctx, { kind, before }: { kind: RetentionKind; before: Date }, parts: readonly DeleteOlder[]): Promise<number> => {
  const run = { id: newId(), kind, before, startedAt: ctx.clock.now() };
  let total = 0;
  for (const part of parts)
    total += await inPortions(ctx, async (bound, limit) => {
      const rows = await part(bound, { before, limit });
      if (rows > 0) await addPortion(bound, { ...run, rows });
      return rows;
    });
  return total;
};
