import type { MessagePort } from 'node:worker_threads';
import type { ProblemValues } from '@blattwerk/contract/stock-feeds/problems';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { FeedFile } from './feed-file.ts';
import { packReading, type PackedReading } from './packed-reading.ts';
import { readFeed } from './read-feed.ts';
import { FeedUnreadable, type UnreadableReason } from './unreadable.ts';

export interface ReadTask {
  file: FeedFile;
  /** Is told 0 when reading begins, then from time to time how many rows were read. */
  progress: MessagePort;
}
export type ReadOutcome = { packed: PackedReading } | { reason: UnreadableReason; values: ProblemValues };

/** What a worker thread does with one file. A refusal is an answer: errors lose their kind between threads. */
export const readInWorker = async ({ file, progress }: ReadTask): Promise<ReadOutcome> => {
  progress.postMessage(0);
  try {
    const { packed, transfer } = packReading(await readFeed(file, (rows) => progress.postMessage(rows)));
    return move({ [transferableSymbol]: transfer, [valueSymbol]: { packed } }) as unknown as ReadOutcome;
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, values: error.values };
  } finally {
    progress.close();
  }
};
