import type { Ctx } from '../../kernel/ctx.ts';

/** The next number of a prescription; gaps do not matter. */
export const nextNumber = async ({ trx }: Ctx): Promise<number> => {
  const { rows } = await trx.raw<{ rows: [{ next: number }] }>(`SELECT nextval('prescription_numbers') AS next`);
  return rows[0].next;
};

export const printedNames = ({ trx }: Ctx, ids: readonly string[]): Promise<{ id: string; name: string; pzn: string }[]> =>
  trx('products').whereIn('id', ids).select('id', 'name', 'pzn');
