import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { FeedReaderPort } from './feed-reader-port.ts';
import { waiting, type ReadOutcome, type ReadTask, type TableOutcome, type TableTask } from './feed-worker.ts';
import { feedLimits } from './limits.ts';
import { unpackReading } from './packed-reading.ts';
import type { FeedReading } from './read-feed.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface FeedReaderOptions {
  /** From the moment a worker takes the file; waiting for a free worker does not count. */
  timeLimitMs: number;
  /** What a worker may hold in its own memory, the file's bytes apart. */
  heapMegabytes: number;
  workers: number;
}

const defaults = (): FeedReaderOptions => ({ timeLimitMs: 60_000, heapMegabytes: 256, workers: Math.max(1, availableParallelism() - 1) });
const idleMs = 60_000;
const pollIntervalMs = 50;

const startPool = ({ heapMegabytes, workers }: FeedReaderOptions): Piscina =>
  new Piscina({
    filename: new URL('./feed-worker.ts', import.meta.url).href,
    name: 'readInWorker',
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: idleMs,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, stackSizeMb: 4 },
  });

/** A worker that died says how: killed for its time, for its memory, or broken by the file. An error of our own passes. */
const refusalOf = (error: unknown): unknown => {
  const { name, code, message } = error as Error & { code?: string };
  if (name === 'AbortError') return new FeedUnreadable('feed.tooSlow', {}, { cause: error });
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new FeedUnreadable('feed.tooLarge', {}, { cause: error });
  if (/worker exited|Terminating worker/i.test(message)) return new FeedUnreadable('feed.unreadable', {}, { cause: error });
  return error;
};

/** A file that is a part of a larger piece of memory would take all of it along to the worker. */
const ownBytes = (bytes: Uint8Array): Uint8Array => (bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes));

interface PollOptions {
  timeLimitMs: number;
  onRows: (rows: number) => void;
  onLate: () => void;
}

/** Polls a worker's progress; messages would cost more than reading a short list does. The time limit counts from when the worker was first seen at work. */
const pollProgress = (progress: Int32Array, { timeLimitMs, onRows, onLate }: PollOptions): NodeJS.Timeout => {
  let seenAt: number | undefined;
  let shown = 0;
  return setInterval(
    () => {
      const rows = Atomics.load(progress, 0);
      if (rows === waiting) return;
      seenAt ??= performance.now();
      if (performance.now() - seenAt >= timeLimitMs) onLate();
      if (rows > shown) onRows((shown = rows));
    },
    Math.min(pollIntervalMs, timeLimitMs),
  );
};

/** Reads files in worker threads, as many at a time as there are cores to spare; they start with the first file and rest when there is none. */
export const feedReader = (changes: Partial<FeedReaderOptions> = {}): FeedReaderPort => {
  const options = { ...defaults(), ...changes };
  let pool: Piscina | undefined;

  const run = async <Outcome>(name: 'readInWorker' | 'readTableInWorker', task: object, onRows: (rows: number) => void): Promise<Outcome> => {
    pool ??= startPool(options);
    const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(waiting);
    const abort = new AbortController();
    const polling = pollProgress(progress, { timeLimitMs: options.timeLimitMs, onRows, onLate: () => abort.abort() });
    try {
      return (await pool.run({ ...task, progress }, { name, signal: abort.signal })) as Outcome;
    } catch (error) {
      throw refusalOf(error);
    } finally {
      clearInterval(polling);
    }
  };

  return {
    read: async (file, onRows = () => {}): Promise<FeedReading> => {
      if (file.bytes.length > feedLimits.bytes) throw new FeedUnreadable('feed.tooLarge');
      const task: Omit<ReadTask, 'progress'> = { file: { ...file, bytes: ownBytes(file.bytes) } };
      const outcome = await run<ReadOutcome>('readInWorker', task, onRows);
      if ('reason' in outcome) throw new FeedUnreadable(outcome.reason, outcome.values);
      return unpackReading(outcome.packed);
    },
    readTable: async (bytes) => {
      if (bytes.length > feedLimits.bytes) throw new FeedUnreadable('feed.tooLarge');
      const task: Omit<TableTask, 'progress'> = { bytes: ownBytes(bytes) };
      const outcome = await run<TableOutcome>('readTableInWorker', task, () => {});
      if ('reason' in outcome) throw new FeedUnreadable(outcome.reason, outcome.values);
      return outcome.table;
    },
    close: async () => {
      const running = pool;
      pool = undefined;
      await running?.destroy();
    },
  };
};
