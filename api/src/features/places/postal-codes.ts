import { readFile } from 'node:fs/promises';
import type { Ctx } from '../../kernel/ctx.ts';
import { hasTowns } from './postal-codes.queries.ts';

/** Three digits a line, then the last two of each code that begins with them. Derived from GeoNames, CC BY 4.0. */
const file = new URL('postal-codes.txt', import.meta.url);

const read = async (): Promise<ReadonlySet<string>> => {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return new Set(
    lines.flatMap((line) => {
      const [prefix = '', ends = ''] = line.split(' ');
      return (ends.match(/../g) ?? []).map((end) => `${prefix}${end}`);
    }),
  );
};
let list: Promise<ReadonlySet<string>> | undefined;

/** Whether Germany has this postal code: by the list that comes with the product, or by the table that was read in. */
export const isPostalCode = async (ctx: Pick<Ctx, 'trx'>, zipCode: string): Promise<boolean> =>
  (await (list ??= read())).has(zipCode) || (await hasTowns(ctx, zipCode));
