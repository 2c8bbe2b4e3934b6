export interface CsvStyle {
  delimiter: string;
  newline: string;
  /** Cells that a spreadsheet would take for a formula: they are marked with an apostrophe. */
  formula?: RegExp;
  isAlwaysQuoted?: boolean;
}

type Cell = string | number;

const cellText = (cell: Cell, { delimiter, formula, isAlwaysQuoted = false }: CsvStyle): string => {
  const isFormula = typeof cell === 'string' && formula?.test(cell) === true;
  const text = isFormula ? `'${cell}` : String(cell);
  const isQuoted = isAlwaysQuoted || isFormula || text.includes(delimiter) || /["\r\n\uFEFF]|^ | $/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as delimited text, without a newline behind the last one. Pure. */
export const csvText = (rows: readonly (readonly Cell[])[], style: CsvStyle): string =>
  rows.map((row) => row.map((cell) => cellText(cell, style)).join(style.delimiter)).join(style.newline);
