import type { FeedDialect } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedFormat } from '@blattwerk/contract/stock-feeds/shapes';
import type { RawRow } from '../feed-formats/rows.ts';

export interface MarkingOrder {
  bytes: Uint8Array;
  format: FeedFormat;
  /** What the file was read as. */
  encoding: string;
  dialect: FeedDialect;
  /** The rows as read, for formats that come back as a table. */
  written: readonly RawRow[];
  /** What is wrong with a row, in words, by its line. */
  faults: ReadonlyMap<number, string>;
  /** Heading of the column that says it. */
  heading: string;
}

export interface MarkedFile {
  bytes: Uint8Array;
  extension: 'csv' | 'json';
  contentType: string;
}

export interface FeedMarkerPort {
  /**
   * Gives a pharmacy's file back with its faulty rows marked: delimited text and JSON as they came, other formats as a table of the columns that are read.
   * Purchase prices are emptied, and no cell is a formula. Works away from the thread that answers requests.
   */
  mark(order: MarkingOrder): Promise<MarkedFile>;
  close(): Promise<void>;
}
