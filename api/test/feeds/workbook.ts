import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type WorkbookCell = string | number | null;
const columnName = (at: number): string => String.fromCharCode(65 + at);
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A ZIP of the given parts. */
export const zipOf = (parts: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

/** The parts of an Excel workbook with one sheet; texts are shared, as Excel writes them, or stand in their cells. */
export const workbookParts = (rows: readonly (readonly WorkbookCell[])[], isShared = true): Record<string, string> => {
  const strings: string[] = [];
  const cell = (value: WorkbookCell, reference: string): string => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (!isShared) return `<c r="${reference}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
    return `<c r="${reference}" t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, `${columnName(at)}${row + 1}`)).join('')}</row>`);
  return {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Bestand" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
};

export const workbookOf = (rows: readonly (readonly WorkbookCell[])[], isShared = true): Promise<Buffer> => zipOf(workbookParts(rows, isShared));
