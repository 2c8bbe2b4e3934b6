import { inTransaction, type Ctx } from './ctx.ts';

/** Rows that one transaction of a deletion takes at most: its locks are short, and a run that dies has lost one portion and no more. */
const portionSize = 1000;

/** Deletes at most so many rows, the caller's transaction at hand. @returns how many were deleted */
export type DeletePortion = (bound: Ctx, limit: number) => Promise<number>;

/** Deletes portion after portion, each in a transaction of its own, until one is not full. A run that was cut off is continued by the next one. @returns how many rows were deleted */
export const inPortions = async (ctx: Ctx, deletePortion: DeletePortion, size: number = portionSize): Promise<number> => {
  let total = 0;
  for (let rows = size; rows >= size; total += rows) rows = await inTransaction(ctx, (bound) => deletePortion(bound, size));
  return total;
};
