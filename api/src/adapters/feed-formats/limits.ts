/** What one file may be. Whatever is above it is refused while it is read, not after. */
export const feedLimits = {
  bytes: 32 * 1024 * 1024,
  /** Articles in one file. */
  rows: 200_000,
  /** Lines of a table, empty ones included. */
  lines: 600_000,
  columns: 200,
  /** One row of a table, one element or text of an XML document, quotes and all. */
  rowLength: 64 * 1024,
  /** Nesting of JSON and XML. */
  depth: 32,
  /** Rows that break their own quoting; with more of them the file is damaged, not a row. */
  malformedRows: 1000,
  /** Where a header may stand, below titles. */
  headerLines: 30,
  headerLinesWithMapping: 200,
  archiveEntries: 1000,
  /** A workbook, unpacked. */
  unpackedBytes: 192 * 1024 * 1024,
  sharedStrings: 400_000,
  sheets: 20,
} as const;
