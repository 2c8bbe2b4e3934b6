import type { ProblemValues } from '@blattwerk/contract/stock-feeds/problems';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { FeedFile } from './feed-file.ts';
import { packReading, type PackedReading } from './packed-reading.ts';
import { readFeed } from './read-feed.ts';
import { readTable, type TableReading } from './table.ts';
import { FeedUnreadable, type UnreadableReason } from './unreadable.ts';

export interface ReadTask {
  file: FeedFile;
  /** One number that both threads see: how many rows were read, `waiting` until a worker takes the file. */
  progress: Int32Array<SharedArrayBuffer>;
}
export const waiting = -1;
export type ReadOutcome = { packed: PackedReading } | { reason: UnreadableReason; values: ProblemValues };

/** What a worker thread does with one file. A refusal is an answer: errors lose their kind between threads. */
export const readInWorker = async ({ file, progress }: ReadTask): Promise<ReadOutcome> => {
  const show = (rows: number): void => void Atomics.store(progress, 0, rows);
  show(0);
  try {
    const { packed, transfer } = packReading(await readFeed(file, show));
    return move({ [transferableSymbol]: transfer, [valueSymbol]: { packed } }) as unknown as ReadOutcome;
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, values: error.values };
  }
};

export interface TableTask {
  bytes: Uint8Array;
  progress: Int32Array<SharedArrayBuffer>;
}
export type TableOutcome = { table: TableReading } | { reason: UnreadableReason; values: ProblemValues };

/** The same for a table of any kind. */
export const readTableInWorker = async ({ bytes, progress }: TableTask): Promise<TableOutcome> => {
  Atomics.store(progress, 0, 0);
  try {
    return { table: await readTable(bytes) };
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, values: error.values };
  }
};
