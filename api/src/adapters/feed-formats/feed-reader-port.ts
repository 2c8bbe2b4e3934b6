import type { FeedFile } from './feed-file.ts';
import type { FeedReading } from './read-feed.ts';
import type { TableReading } from './table.ts';

export interface FeedReaderPort {
  /**
   * Reads a pharmacy's file away from the thread that answers requests, within limits of bytes, rows, depth and time.
   * `onRows` is told from time to time how many rows were read.
   * @throws FeedUnreadable when the file as a whole cannot be stock
   */
  read(file: FeedFile, onRows?: (rows: number) => void): Promise<FeedReading>;
  /**
   * Reads a table of any kind, CSV or XLSX, as it is written. Limits and thread are those of `read`.
   * @throws FeedUnreadable when it is no table, or has no head line
   */
  readTable(bytes: Uint8Array): Promise<TableReading>;
  close(): Promise<void>;
}
