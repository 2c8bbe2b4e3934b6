import type { TableReading } from '../../adapters/feed-formats/table.ts';
import { FeedUnreadable } from '../../adapters/feed-formats/unreadable.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readSetting } from '../settings/public.ts';

/** `ctx` must not be bound to a transaction: none is held open while a file is read. @throws import.unreadable, import.noRows */
export const readTable = async (ctx: Ctx, bytes: Uint8Array): Promise<TableReading> => {
  try {
    const table = await ctx.ports.feedReader.readTable(bytes);
    if (table.rows.length === 0) throw failure('import.noRows');
    return table;
  } catch (error) {
    if (error instanceof FeedUnreadable) throw failure('import.unreadable', { reason: error.reason }, { cause: error });
    throw error;
  }
};

/** @throws import.tooManyRows */
export const checkSize = async (ctx: Ctx, { rows }: TableReading): Promise<void> => {
  const limit = await readSetting(ctx, 'imports.mostRows');
  if (rows.length > limit) throw failure('import.tooManyRows', { limit, total: rows.length });
};
