import { toBars } from './pzn-barcode.ts';
import { toMatrix } from './qr-code.ts';
import type { Area, Sheet } from './sheet.ts';
import { colour, lineHeight, styles, type Line, type TextStyle } from './text-layout.ts';

/** One text of a block, in its own style. */
export interface BlockText {
  text: string;
  style?: TextStyle;
}
export interface Fact {
  label: string;
  value: string;
  style?: TextStyle;
}

const gap = 24;
/** What is taller than this many points is not kept beside something else but flows over the full width. */
const tallest = 260;

const areasOf = (area: Area, count: number): Area[] => {
  const width = (area.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: area.x + index * (width + gap), width }));
};

interface Measured {
  parts: { lines: Line[]; style: TextStyle }[];
  height: number;
}
const measure = (sheet: Sheet, texts: BlockText[], width: number): Measured => {
  const parts = texts.map(({ text, style = styles.text }) => ({ lines: sheet.layout.lines(text, style, width), style }));
  return { parts, height: parts.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0) };
};

/** Blocks of text side by side, or below each other when one of them is very long. */
export const drawColumns = (sheet: Sheet, blocks: BlockText[][]): void => {
  const areas = areasOf(sheet.area, blocks.length);
  const measured = blocks.map((texts, index) => measure(sheet, texts, areas[index]?.width ?? 0));
  const height = Math.max(...measured.map((block) => block.height));
  if (height > tallest) {
    for (const texts of blocks) for (const { text, style } of texts) sheet.paragraph(text, style);
    return;
  }
  sheet.need(height);
  const top = sheet.y;
  measured.forEach((block, index) => {
    const area = areas[index] ?? sheet.area;
    sheet.y = top;
    sheet.add(
      'Sect',
      block.parts.map(({ lines, style }) => sheet.part('P', () => sheet.flow(lines, style, area))),
    );
  });
  sheet.y = top + height;
  sheet.space(10);
};

/** Labelled values in rows of `perRow`; empty values are left out. */
export const drawFacts = (sheet: Sheet, facts: Fact[], perRow: number): void => {
  const shown = facts.filter(({ value }) => value.trim() !== '');
  const width = (sheet.area.width - gap * (perRow - 1)) / perRow;
  const textsOf = ({ label, value, style = styles.text }: Fact): BlockText[] => [
    { text: label, style: styles.label },
    { text: value, style },
  ];
  let row: BlockText[][] = [];
  const flush = (): void => {
    if (row.length === 0) return;
    drawColumns(sheet, [...row, ...Array.from({ length: perRow - row.length }, (): BlockText[] => [])]);
    row = [];
  };
  for (const fact of shown) {
    const texts = textsOf(fact);
    if (measure(sheet, texts, width).height > tallest) {
      flush();
      texts.forEach(({ text, style }) => sheet.paragraph(text, style));
      continue;
    }
    row.push(texts);
    if (row.length === perRow) flush();
  }
  flush();
};

/** A square code with its upper right corner at the right edge of the text area. */
export const drawQrCode = (sheet: Sheet, text: string, size: number, top: number, alt: string): void => {
  const { cells, width } = toMatrix(text);
  const module = size / width;
  const left = sheet.area.x + sheet.area.width - size;
  sheet.add(
    'Figure',
    () => {
      cells.forEach((dark, index) => {
        if (dark) sheet.doc.rect(left + (index % width) * module, top + Math.floor(index / width) * module, module, module);
      });
      sheet.doc.fillColor('#000000').fill();
    },
    { alt },
  );
};

/** A barcode of a PZN, its upper right corner at the right edge of the text area. */
export const drawPznBarcode = (sheet: Sheet, pzn: string, { width, height, top, alt }: { width: number; height: number; top: number; alt: string }): void => {
  const bars = toBars(pzn);
  const module = width / bars.reduce((sum, bar) => sum + bar, 0);
  let x = sheet.area.x + sheet.area.width - width;
  sheet.add(
    'Figure',
    () => {
      bars.forEach((bar, index) => {
        if (index % 2 === 0) sheet.doc.rect(x, top, bar * module, height);
        x += bar * module;
      });
      sheet.doc.fillColor('#000000').fill();
    },
    { alt },
  );
};

/** A quiet box with a border, for notes that must not be missed. */
export const drawNotice = (sheet: Sheet, heading: string, text: string): void => {
  const inset = 12;
  const area = { x: sheet.area.x + inset, width: sheet.area.width - 2 * inset };
  const { parts, height } = measure(sheet, [{ text: heading, style: styles.strong }, { text }], area.width);
  if (height > tallest) {
    sheet.paragraph(heading, styles.strong);
    sheet.paragraph(text);
    return;
  }
  sheet.need(height + 2 * inset);
  sheet.decorate(() =>
    sheet.doc
      .roundedRect(sheet.area.x, sheet.y, sheet.area.width, height + 2 * inset, 6)
      .lineWidth(0.6)
      .fillAndStroke(colour.tint, colour.line),
  );
  const top = sheet.y;
  sheet.y += inset;
  sheet.add(
    'Note',
    parts.map(({ lines, style }) => sheet.part('P', () => sheet.flow(lines, style, area))),
  );
  sheet.y = top + height + 2 * inset;
  sheet.space(12);
};
