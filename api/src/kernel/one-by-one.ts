import type { Ctx } from './ctx.ts';

/**
 * Takes one step for each item: one that fails is logged and does not hold up those behind it.
 * @returns how many steps were taken
 * @throws Error at the end when any has failed, so that the job is tried again
 */
export const oneByOne = async <Item extends { id: string }>(ctx: Ctx, items: readonly Item[], step: (item: Item) => Promise<unknown>): Promise<number> => {
  let failed = 0;
  for (const item of items) {
    try {
      await step(item);
    } catch (error) {
      failed += 1;
      ctx.log.error({ id: item.id, err: error }, 'one of several failed');
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${items.length} failed`);
  return items.length;
};
