import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { colour, lineHeight, styles } from '../../adapters/pdf/text-layout.ts';

const heading = 'Von der Apotheke auszufüllen';
const fields = ['Abgabedatum', 'Charge', 'Preis in Euro'] as const;
const stamp = 'Stempel und Unterschrift';

const row = 25;
const inset = 6;
export const pharmacyBoxHeight = 16 + fields.length * row;

/** Room for what the pharmacy notes when it dispenses: date, batch, price, and its stamp. */
export const drawPharmacyBox = (sheet: Sheet): void => {
  const { x, width } = sheet.area;
  const half = width / 2;
  sheet.need(pharmacyBoxHeight);
  sheet.add('P', () => sheet.flow(sheet.layout.lines(heading, styles.label, width), styles.label));
  const top = sheet.y + 4;
  sheet.decorate(() => {
    const { doc } = sheet;
    doc.rect(x, top, width, fields.length * row);
    doc.moveTo(x + half, top).lineTo(x + half, top + fields.length * row);
    for (let line = 1; line < fields.length; line += 1) doc.moveTo(x, top + line * row).lineTo(x + half, top + line * row);
    doc.lineWidth(0.6).strokeColor(colour.edge).stroke();
  });
  const label = (text: string, left: number, y: number): void => {
    const [line] = sheet.layout.lines(text, styles.label, half - 2 * inset);
    if (line) sheet.add('P', () => sheet.layout.drawLine(line, styles.label, left + inset, y + inset / 2));
  };
  fields.forEach((text, index) => label(text, x, top + index * row));
  label(stamp, x + half, top);
  sheet.y = Math.max(top + fields.length * row, sheet.y + lineHeight(styles.label));
};
