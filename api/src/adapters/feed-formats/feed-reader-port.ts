import type { FeedFile } from './feed-file.ts';
import type { FeedReading } from './read-feed.ts';

export interface FeedReaderPort {
  /**
   * Reads a pharmacy's file away from the thread that answers requests, within limits of bytes, rows, depth and time.
   * `onRows` is told from time to time how many rows were read.
   * @throws FeedUnreadable when the file as a whole cannot be stock
   */
  read(file: FeedFile, onRows?: (rows: number) => void): Promise<FeedReading>;
  close(): Promise<void>;
}
