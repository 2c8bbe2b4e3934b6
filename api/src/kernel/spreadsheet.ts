import { csvText } from './csv.ts';

/** What a spreadsheet would take for the beginning of a formula, full-width letters too. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

type Rows = readonly (readonly (string | number)[])[];

/** Lines of a table for a spreadsheet as people here open it: no cell is taken for a formula. Pure. */
export const spreadsheetLines = (rows: Rows): string => (rows.length === 0 ? '' : `${csvText(rows, { delimiter: ';', newline: '\r\n', formula })}\r\n`);

/** How the table begins. Pure. */
export const spreadsheetHead = (names: readonly string[]): string => `\uFEFF${spreadsheetLines([names])}`;

/** The table in one piece. Pure. */
export const spreadsheet = (names: readonly string[], rows: Rows): string => `${spreadsheetHead(names)}${spreadsheetLines(rows)}`;
