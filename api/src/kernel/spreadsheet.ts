import Papa from 'papaparse';

/** What a spreadsheet would take for the beginning of a formula, full-width letters too. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A table for a spreadsheet as people here open it: no cell is taken for a formula. Pure. */
export const spreadsheet = (names: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const table = Papa.unparse([[...names], ...rows.map((row) => [...row])], { delimiter: ';', newline: '\r\n', escapeFormulae: formula });
  return `\uFEFF${table}\r\n`;
};
