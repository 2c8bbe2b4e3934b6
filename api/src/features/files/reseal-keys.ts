import type { Ctx } from '../../kernel/ctx.ts';
import { newestKeyVersion, resealed, type KeyHolder, type Locked, type SealedKey } from './data-keys.ts';

/** The smallest id there is. */
const first = '00000000-0000-0000-0000-000000000000';

export interface KeyedRow {
  id: string;
  dataKey: string | null;
  keyVersion: number | null;
}

interface KeyedTable {
  table: KeyHolder['table'];
  /** Some rows after `id`, in its order, whose data key is sealed with another master key than `version`. */
  staleAfter: (id: string, version: number) => Promise<readonly KeyedRow[]>;
  /** Writes the key unless the row has another one meanwhile. @returns how many rows that were */
  keep: (row: KeyedRow, key: SealedKey) => Promise<number>;
}

const isKeyed = (row: KeyedRow): row is KeyedRow & SealedKey => row.dataKey !== null && row.keyVersion !== null;

/** The key that does not open is left as it is: its file could not be read before either. */
const tryReseal = (ctx: Ctx, row: Locked): SealedKey | undefined => {
  try {
    return resealed(ctx, row);
  } catch (error) {
    ctx.log.error({ id: row.id, err: error }, 'a data key does not open');
    return undefined;
  }
};

/** Seals the data keys of a table with the newest master key. Bytes are not touched, and each row counts for itself: a second run goes on. @returns how many */
export const resealKeys = async (ctx: Ctx, { table, staleAfter, keep }: KeyedTable): Promise<number> => {
  const version = newestKeyVersion(ctx);
  let count = 0;
  for (let rows = await staleAfter(first, version); rows.length > 0; rows = await staleAfter(rows.at(-1)?.id ?? first, version))
    for (const row of rows.filter(isKeyed)) {
      const key = tryReseal(ctx, { table, ...row });
      if (key) count += await keep(row, key);
    }
  return count;
};
