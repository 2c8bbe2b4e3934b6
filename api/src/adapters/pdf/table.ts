import type { Sheet } from './sheet.ts';
import { colour, lineHeight, styles, type Line, type TextStyle } from './text-layout.ts';

export interface Column {
  heading: string;
  /** Share of the width; shares are relative to each other. */
  share: number;
  align?: 'left' | 'right';
}
export interface Row {
  cells: string[];
  /** A sum: bold, with a stronger line above. */
  isSum?: boolean;
}

const gap = 10;
const padding = 5;

interface Cell {
  lines: Line[];
  x: number;
  width: number;
  align: 'left' | 'right';
}
interface Placed {
  cells: Cell[];
  style: TextStyle;
  height: number;
  isSum: boolean;
}

const place = (sheet: Sheet, columns: Column[], texts: string[], style: TextStyle, isSum: boolean): Placed => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const usable = sheet.area.width - gap * (columns.length - 1);
  let { x } = sheet.area;
  const cells = columns.map((column, index): Cell => {
    const width = (usable * column.share) / shares;
    const cell = { lines: sheet.layout.lines(texts[index] ?? '', style, width), x, width, align: column.align ?? 'left' };
    x += width + gap;
    return cell;
  });
  const height = Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(style) + 2 * padding;
  return { cells, style, height, isSum };
};

const drawCell = (sheet: Sheet, { lines, x, width, align }: Cell, style: TextStyle, top: number): void =>
  lines.forEach((line, index) => sheet.layout.drawLine(line, style, align === 'right' ? x + width - line.width : x, top + padding + index * lineHeight(style)));

const lineBelow = (sheet: Sheet, y: number, strong: boolean): void => {
  const { x, width } = sheet.area;
  sheet.doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(strong ? 0.8 : 0.5)
    .strokeColor(strong ? colour.edge : colour.line)
    .stroke();
};

const maxLines = 36;

/** A row that is too tall for one page becomes several, of which only the last has a line below. */
const split = (row: Placed): (Placed & { isLast: boolean })[] => {
  const tallest = Math.max(...row.cells.map(({ lines }) => lines.length));
  const parts = Math.max(1, Math.ceil(tallest / maxLines));
  return Array.from({ length: parts }, (_, part) => {
    const cells = row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(part * maxLines, (part + 1) * maxLines) }));
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(row.style) + 2 * padding;
    return { ...row, cells, height, isLast: part === parts - 1 };
  });
};

const columnHead: PDFKit.Mixins.StructureElementOptions & { scope: 'Column' } = { scope: 'Column' };

const rowPart = (sheet: Sheet, row: Placed & { isLast: boolean }, tag: 'TH' | 'TD') => {
  let top = 0;
  const cells = row.cells.map((cell, index) =>
    sheet.part(
      tag,
      () => {
        if (index === 0) {
          sheet.need(row.height);
          top = sheet.y;
        }
        drawCell(sheet, cell, row.style, top);
        if (index < row.cells.length - 1) return;
        sheet.y = top + row.height;
        if (row.isLast) lineBelow(sheet, sheet.y, tag === 'TH' || row.isSum);
      },
      tag === 'TH' ? columnHead : {},
    ),
  );
  return sheet.part('TR', cells);
};

/** What a heading takes with the space around it. */
const titleHeight = lineHeight(styles.heading) + 13;

/** A table with thin lines; headings are tagged as such. A title stays with the first row. */
export const drawTable = (sheet: Sheet, columns: Column[], rows: Row[], title?: string): void => {
  const headings = columns.map(({ heading }) => heading);
  const head = split(place(sheet, columns, headings, styles.label, false));
  const body = rows.flatMap(({ cells, isSum = false }) => split(place(sheet, columns, cells, isSum ? styles.strong : styles.text, isSum)));
  const start = (head[0]?.height ?? 0) + (body[0]?.height ?? 0);
  sheet.need(start + (title === undefined ? 0 : titleHeight));
  if (title !== undefined) sheet.heading(2, title);
  sheet.add('Table', [...head.map((row) => rowPart(sheet, row, 'TH')), ...body.map((row) => rowPart(sheet, row, 'TD'))]);
  sheet.space(10);
};
