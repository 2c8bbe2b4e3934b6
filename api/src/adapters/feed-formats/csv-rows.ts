import type { CsvScanner } from './csv-scanner.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface CsvRow {
  record: string[];
  /** Where the row begins, counted from 1. */
  line: number;
}

/**
 * The rows that the scanner has so far, cells trimmed, empty lines left out.
 * @throws FeedUnreadable for a row that breaks its own quoting
 */
export function* csvRows(scanner: CsvScanner): Generator<CsvRow> {
  for (let scanned = scanner.next(); scanned !== 'end' && scanned !== 'more'; scanned = scanner.next()) {
    if (scanned === 'malformed') throw new FeedUnreadable('feed.unreadable');
    const record = Array.from({ length: scanner.width }, (_, at) => scanner.cell(at).trim());
    if (record.length > 1 || record[0] !== '') yield { record, line: scanner.line };
  }
}
