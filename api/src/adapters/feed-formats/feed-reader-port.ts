import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedReading } from './read-feed.ts';

export interface FeedFile {
  bytes: Uint8Array;
  /** Null: found out from the file. */
  format: FeedFormat | null;
  /** What a person confirmed for this feed; null: everything is found out from the file. */
  mapping: FeedMapping | null;
  /** How many rows to hand back as the file writes them too, the first ones; none when left out. For people who look at a file: an import needs none. */
  writtenRows?: number;
}

export interface FeedReaderPort {
  /**
   * Reads a pharmacy's file away from the thread that answers requests, within limits of bytes, rows, depth and time.
   * `onRows` is told from time to time how many rows were read.
   * @throws FeedUnreadable when the file as a whole cannot be stock
   */
  read(file: FeedFile, onRows?: (rows: number) => void): Promise<FeedReading>;
  close(): Promise<void>;
}
