import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { colour, lineHeight, styles, type Line, type TextStyle } from '../../adapters/pdf/text-layout.ts';

/** A box of a form: what is asked, small, above what stands in it. */
export interface FormBox {
  label: string;
  value: string;
  /** Of the row's width; the shares of a row sum to 1. */
  share: number;
  /** Room for a stamp or a signature, in points. */
  room?: number;
}

const label: TextStyle = { ...styles.label, size: 6.5, leading: 1.25 };
const value: TextStyle = { ...styles.strong, size: 8.5, leading: 1.3 };
const inset = 3;

interface Measured {
  box: FormBox;
  labelLines: Line[];
  valueLines: Line[];
  height: number;
}

const measure = (sheet: Sheet, box: FormBox): Measured => {
  const width = sheet.area.width * box.share - 2 * inset;
  const labelLines = sheet.layout.lines(box.label, label, width);
  const valueLines = box.value === '' ? [] : sheet.layout.lines(box.value, value, width);
  const height = labelLines.length * lineHeight(label) + Math.max(valueLines.length, 1) * lineHeight(value) + (box.room ?? 0) + 2 * inset;
  return { box, labelLines, valueLines, height };
};

/** A row of boxes with borders, kept on one page. */
export const drawFormRow = (sheet: Sheet, boxes: readonly FormBox[]): void => {
  const measured = boxes.map((box) => measure(sheet, box));
  const height = Math.max(...measured.map((one) => one.height));
  sheet.need(height);
  const top = sheet.y;
  let { x } = sheet.area;
  for (const { box, labelLines, valueLines } of measured) {
    const left = x;
    const width = sheet.area.width * box.share;
    sheet.decorate(() => sheet.doc.rect(left, top, width, height).lineWidth(0.6).strokeColor(colour.edge).stroke());
    const area = { x: left + inset, width: width - 2 * inset };
    sheet.y = top + inset;
    sheet.add('P', () => sheet.flow(labelLines, label, area));
    if (valueLines.length > 0) sheet.add('P', () => sheet.flow(valueLines, value, area));
    x += width;
  }
  sheet.y = top + height;
};
