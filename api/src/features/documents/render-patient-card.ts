import { drawColumns, drawFacts, drawQrCode } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { drawTable } from '../../adapters/pdf/table.ts';
import { colour, lineHeight, styles, type TextStyle } from '../../adapters/pdf/text-layout.ts';
import { withCountryCode } from '../../kernel/phone-words.ts';
import { formatDate, formatShortDate, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, asBlock, fullName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { strength, substances, type PrintedMedicine } from './medicine-words.ts';
import { drawLetterhead, drawSignOff, type Seal } from './sign-off.ts';

export interface PatientCardInput {
  meta: DocumentMeta;
  /** Of the sheet around the card; the card itself is in German and English. */
  locale: Locale;
  number: string;
  issuedAt: Date;
  /** `YYYY-MM-DD` */
  validFrom: string;
  validUntil: string;
  doctor: DoctorParty;
  patient: PatientParty;
  medicines: (PrintedMedicine & { dailyDose: string })[];
  seal: Exclude<Seal, 'ink'>;
}

/** ID-1 in points: what a wallet takes. Two faces side by side are a little wider than the text. */
const face = { width: 242.65, height: 153.01 } as const;
const inset = 10;
const codeSize = 66;

const head: TextStyle = { ...styles.heading, size: 10.5, leading: 1.25, colour: colour.fir };
const strong: TextStyle = { ...styles.strong, size: 8.5, leading: 1.25 };
const tiny: TextStyle = { ...styles.label, size: 6.5, leading: 1.3 };
const plain: TextStyle = { ...styles.text, size: 7.5, leading: 1.3 };

interface Place {
  x: number;
  width: number;
}

/** Writes one text of the card, at most `most` lines of it: the sheet above says everything in full. */
const write = (sheet: Sheet, text: string, style: TextStyle, { x, width }: Place, most = 1): void => {
  const lines = sheet.layout.lines(text, style, width).slice(0, most);
  const top = sheet.y;
  sheet.add('P', () => lines.forEach((line, index) => sheet.layout.drawLine(line, style, x, top + index * lineHeight(style))));
  sheet.y = top + lines.length * lineHeight(style);
};

const span = ({ validFrom, validUntil }: PatientCardInput): string => `${formatShortDate(validFrom, 'de')} – ${formatShortDate(validUntil, 'de')}`;

const drawFront = (sheet: Sheet, input: PatientCardInput, left: number, top: number): void => {
  const { meta, patient, number } = input;
  const whole = { x: left + inset, width: face.width - 2 * inset };
  const beside = { x: whole.x, width: whole.width - codeSize - 8 };
  sheet.y = top + inset - 2;
  write(sheet, 'Patientenausweis · Patient card', head, whole);
  write(sheet, 'Cannabis zu medizinischen Zwecken · Cannabis for medical use', tiny, whole);
  sheet.y += 5;
  const field = (label: string, value: string, most = 1): void => {
    write(sheet, label, tiny, beside);
    write(sheet, value, strong, beside, most);
    sheet.y += 2;
  };
  field('Name', fullName(patient), 3);
  field('Geboren am · Date of birth', formatShortDate(patient.dob, 'de'));
  field('Gültig · Valid', span(input));
  field('Nummer · Number', number);
  if (!meta.checkUrl) return;
  const right = { ...sheet, area: { x: whole.x, width: whole.width } };
  drawQrCode(right, meta.checkUrl, codeSize, top + 42, 'QR-Code zur Seite, die die Echtheit dieses Ausweises bestätigt');
};

const drawBack = (sheet: Sheet, { doctor, medicines, meta }: PatientCardInput, left: number, top: number): void => {
  const area = { x: left + inset, width: face.width - 2 * inset };
  sheet.y = top + inset - 2;
  write(sheet, 'Verordnet · Prescribed', tiny, area);
  for (const medicine of medicines.slice(0, 3)) {
    write(sheet, medicine.name, { ...strong, size: 8 }, area);
    write(sheet, `${strength(medicine)} · ${medicine.dailyDose}/Tag · day`, plain, area);
  }
  sheet.y += 4;
  write(sheet, 'Ärztin oder Arzt · Doctor', tiny, area);
  write(sheet, fullName(doctor), { ...strong, size: 8 }, area);
  write(sheet, `${withCountryCode(doctor.phone)} · ${doctor.city}`, plain, area);
  sheet.y = top + face.height - inset - 2 * lineHeight(tiny) + 2;
  if (meta.checkUrl) write(sheet, `Prüfen · Check: ${meta.checkUrl.replace(/^https?:\/\//, '')}`, tiny, area);
  write(sheet, 'Gilt mit amtlichem Lichtbildausweis · Valid with an official photo ID', tiny, area);
};

/** The card to cut out and fold, at the foot of the page. */
const drawCard = (sheet: Sheet, input: PatientCardInput): void => {
  sheet.toFoot(face.height + 4);
  const top = sheet.y;
  const left = sheet.area.x + (sheet.area.width - 2 * face.width) / 2;
  sheet.decorate(() => {
    const { doc } = sheet;
    doc.roundedRect(left, top, 2 * face.width, face.height, 8);
    doc.lineWidth(0.8).strokeColor(colour.edge).stroke();
    doc.moveTo(left + face.width, top).lineTo(left + face.width, top + face.height);
    doc.lineWidth(0.6).dash(3, { space: 3 }).strokeColor(colour.edge).stroke().undash();
  });
  drawFront(sheet, input, left, top);
  drawBack(sheet, input, left + face.width, top);
  sheet.y = top + face.height;
};

const drawMedicines = (sheet: Sheet, { medicines, locale }: PatientCardInput): void => {
  const t = textsFor(locale, 'documents');
  drawTable(
    sheet,
    [
      { heading: t('card.medicine'), share: 40 },
      { heading: t('card.substance'), share: 38 },
      { heading: t('card.daily'), share: 22 },
    ],
    medicines.map((medicine) => ({
      cells: [`${medicine.name}\n${medicine.form}`, `${substances[medicine.category]}\n${strength(medicine, locale)}`, medicine.dailyDose],
    })),
  );
};

/**
 * What a patient shows at a check: the facts on a sheet, and below them the card to cut out. There is no photo on it: it holds with an identity card.
 * @throws DocumentIncompleteError without a doctor, a patient or a medicine
 */
export const renderPatientCard = async (input: PatientCardInput): Promise<Buffer> => {
  const { locale, doctor, patient, medicines } = input;
  requireFields({
    number: input.number,
    medicines: medicines.length > 0 ? medicines.length : null,
    'doctor.lastName': doctor.lastName,
    'doctor.profession': doctor.profession,
    'patient.lastName': patient.lastName,
    'patient.dob': patient.dob,
  });
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta: input.meta, locale, title: `${t('card.title')} ${input.number}`, input });
  drawLetterhead(sheet, doctor, locale);
  sheet.heading(1, t('card.title'));
  drawColumns(sheet, [
    asBlock(t('card.patient'), fullName(patient), [
      t('born', { date: formatDate(patient.dob, locale) }),
      ...addressLines(patient, locale, patient.country !== 'DE'),
    ]),
    asBlock(t('card.number'), input.number, []),
  ]);
  drawFacts(
    sheet,
    [
      { label: t('card.issued'), value: formatDate(input.issuedAt, locale) },
      { label: t('card.validFrom'), value: formatDate(input.validFrom, locale) },
      { label: t('card.validUntil'), value: formatDate(input.validUntil, locale), style: styles.strong },
    ],
    3,
  );
  sheet.paragraph(t('card.text'));
  drawMedicines(sheet, input);
  sheet.paragraph(t('card.note'), styles.small);
  drawSignOff(sheet, doctor, input.seal, input.meta, locale);
  drawCard(sheet, input);
  return sheet.finish();
};
