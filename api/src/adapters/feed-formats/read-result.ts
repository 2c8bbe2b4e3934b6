import type { ReadRow } from './cells.ts';
import type { Columns } from './columns.ts';
import type { Layout } from './dialect.ts';
import type { DecimalSign } from './numbers.ts';

/** What a format's reader hands on: the rows as the file writes them, and how they were found. */
export interface ReadFile {
  rows: ReadRow[];
  columns: Columns;
  layout: Omit<Layout, 'encoding'>;
  /** The decimal sign to assume where the numbers leave it open; null when the format suggests none. */
  usualSign: DecimalSign;
  isTorn: boolean;
  contentAt: Date | null;
}
