import type { Ctx } from './ctx.ts';

/**
 * Runs a step for each item: a failure is logged and does not stop the items after it.
 * @returns the number of items
 * @throws Error at the end when any step failed, so that the job is retried
 */
export const forEachContinue = async <Item extends { id: string }>(
  ctx: Ctx,
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
): Promise<number> => {
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
