import { drawFacts, drawNotice, drawQrCode } from '../../adapters/pdf/blocks.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';

export interface TanSheetInput {
  meta: DocumentMeta;
  /** How pharmacy and staff name the item to each other. */
  number: string;
  pharmacyName: string;
  /** The TAN of a link that went by mail, or the link of a pharmacy without mail, whose TAN is told by telephone: never both on one sheet. */
  shows: { tan: string } | { url: string };
}

const words = {
  title: 'Zugang zu einem Vorgang',
  pharmacy: 'Für',
  number: 'Vorgang',
  tan: 'Ihre TAN',
  url: 'Ihr Link',
  alt: 'QR-Code zu der Seite, auf der der Vorgang geöffnet wird',
  withTan: [
    'Den Link zu diesem Vorgang haben wir Ihnen per E-Mail geschickt. Öffnen Sie ihn und geben Sie dort diese TAN ein.',
    'Nach dem ersten Öffnen gilt die TAN sieben Tage. Nach fünf falschen Eingaben wird der Link gesperrt; rufen Sie uns dann bitte an.',
  ],
  withLink: [
    'Öffnen Sie diese Adresse oder fotografieren Sie den Code. Die TAN, die Sie dort eingeben, sagen wir Ihnen am Telefon.',
    'Nach dem ersten Öffnen gilt der Zugang sieben Tage. Nach fünf falschen Eingaben wird der Link gesperrt; rufen Sie uns dann bitte an.',
  ],
  secretTitle: 'Nur für Ihre Apotheke',
  secret: 'Bitte geben Sie dieses Blatt nicht weiter und vernichten Sie es, wenn der Vorgang erledigt ist. Wir fragen Sie nie nach der TAN.',
} as const;

const codeSize = 120;

/** One half of the access of a pharmacy without an account, for fax or post. Nothing about a person or a medicine is on it. */
export const renderTanSheet = async (input: TanSheetInput): Promise<Buffer> => {
  const { meta, number, pharmacyName, shows } = input;
  const sheet = openDocument({ meta, locale: 'de', title: `${words.title} ${number}`, input });
  sheet.heading(1, words.title);
  drawFacts(
    sheet,
    [
      { label: words.pharmacy, value: pharmacyName, style: styles.strong },
      { label: words.number, value: number, style: styles.strong },
    ],
    2,
  );
  sheet.rule();
  const secret = 'tan' in shows ? shows.tan.replace(/^(...)/, '$1\u00a0') : shows.url;
  drawFacts(sheet, [{ label: 'tan' in shows ? words.tan : words.url, value: secret, style: styles.emphasis }], 1);
  for (const text of 'tan' in shows ? words.withTan : words.withLink) sheet.paragraph(text);
  if ('url' in shows) {
    sheet.need(codeSize + 12);
    const top = sheet.y + 6;
    drawQrCode(sheet, shows.url, codeSize, top, words.alt);
    sheet.y = top + codeSize + 12;
  }
  drawNotice(sheet, words.secretTitle, words.secret);
  return sheet.finish();
};
