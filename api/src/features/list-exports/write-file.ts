import type { Locale } from '@blattwerk/contract/errors';
import type { ExportFormat } from '@blattwerk/contract/list-exports/shapes';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { spreadsheetHead, spreadsheetLines } from '../../kernel/spreadsheet.ts';
import { cellText, typedCell } from './cells.ts';
import type { ColumnKind, ExportColumn } from './columns.ts';
import { columnTitle, listTitle } from './words.ts';

export interface FileOf {
  resource: string;
  format: ExportFormat;
  locale: Locale;
  columns: readonly ExportColumn[];
  /** When it was asked for; the sheet is named after it. */
  at: Date;
}

/** `2026-11-24 1405`. Pure. */
const momentOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ').replace(':', '');

type Batches = AsyncIterable<readonly object[]>;

const headings = ({ columns, locale, resource }: FileOf): string[] => columns.map(({ name }) => columnTitle(locale, resource, name));

async function* csvPieces(file: FileOf, batches: Batches): AsyncGenerator<Buffer> {
  const { columns, locale, resource } = file;
  yield Buffer.from(spreadsheetHead(headings(file)));
  for await (const records of batches)
    yield Buffer.from(
      spreadsheetLines(records.map((record) => columns.map((column) => cellText(typedCell(record, column, resource, locale), column.kind, locale)))),
    );
}

const numberFormats: Partial<Record<ColumnKind, string>> = { instant: 'dd.mm.yyyy hh:mm', day: 'dd.mm.yyyy', money: '#,##0.00' };
const widths: Partial<Record<ColumnKind, number>> = { instant: 17, day: 12, money: 12, number: 10, boolean: 10 };

async function* rowsOf({ columns, locale, resource }: FileOf, batches: Batches): AsyncGenerator<CellValue[]> {
  for await (const records of batches) for (const record of records) yield columns.map((column) => typedCell(record, column, resource, locale));
}

/** At most 31 characters, none of those that a workbook forbids: `Produkte 2026-11-24 1405`. */
const sheetName = ({ locale, resource, at }: FileOf): string =>
  `${listTitle(locale, resource)
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 15)
    .trim()} ${momentOf(at)}`;

/** The sheet is written as the rows come; texts stand in their cells as texts, so that none is ever taken for a formula. */
async function* xlsxPieces(file: FileOf, batches: Batches): AsyncGenerator<Buffer> {
  const stream = writeXlsxStream(rowsOf(file, batches), {
    name: sheetName(file),
    columns: headings(file).map((header, index) => {
      const kind = file.columns[index]?.kind ?? 'text';
      const numFmt = numberFormats[kind];
      return { header, width: widths[kind] ?? 24, ...(numFmt === undefined ? {} : { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
  for await (const piece of stream) yield Buffer.from(piece);
}

/** The records as a file, piece by piece: nothing of it stays in memory. */
export const filePieces = (file: FileOf, batches: Batches): AsyncGenerator<Buffer> =>
  file.format === 'csv' ? csvPieces(file, batches) : xlsxPieces(file, batches);
