import type { Ctx } from '../../kernel/ctx.ts';
import type { MovedReference } from '../reference-data/public.ts';

/** Products of one manufacturer, grower or strain become those of another one. @returns their ids */
export const moveReference = async ({ trx, clock }: Ctx, { column, from, to, among }: MovedReference): Promise<string[]> => {
  const moved: { id: string }[] = await trx('products')
    .where({ [column]: from })
    .modify((query) => void (among && query.whereIn('id', [...among])))
    .update({ [column]: to, updatedAt: clock.now() })
    .increment('version', 1)
    .returning('id');
  return moved.map(({ id }) => id);
};
