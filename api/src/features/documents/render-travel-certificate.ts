import type { TravelDetails } from '@blattwerk/contract/attestations/shapes';
import { drawQrCode } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { styles, type TextStyle } from '../../adapters/pdf/text-layout.ts';
import { withCountryCode } from '../../kernel/phone-words.ts';
import { formatDate, formatNumber, formatTimestamp } from '../../locales/format.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, countryName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { drawFormRow, type FormBox } from './form-grid.ts';
import { strength, substances, type PrintedMedicine } from './medicine-words.ts';
import type { Seal } from './sign-off.ts';
import { fieldWords, formArticle, formTitle, partWords, remarks, sexWords, unitWords, type FormField, type FormPart } from './travel-form-words.ts';

export interface TravelCertificateInput {
  meta: DocumentMeta;
  number: string;
  issuedAt: Date;
  /** `YYYY-MM-DD`, 30 days at most. */
  validFrom: string;
  validUntil: string;
  doctor: DoctorParty;
  patient: PatientParty;
  /** What the patient stated for the form. */
  travel: Omit<TravelDetails, 'from' | 'amount'>;
  prescription: string;
  medicine: PrintedMedicine;
  /** How it is taken, in words. */
  dose: string;
  /** What is taken along. */
  amount: number;
  unit: 'g' | 'ml' | 'piece';
  seal: Exclude<Seal, 'ink'>;
}

const title: TextStyle = { ...styles.heading, size: 12, leading: 1.25 };
const partStyle: TextStyle = { ...styles.strong, size: 9, leading: 1.3 };
const titleAbroad: TextStyle = { ...styles.text, size: 9, leading: 1.35 };

/** Places and states in German and English, once where both are the same. */
const state = (country: string): string => [...new Set([countryName(country, 'de'), countryName(country, 'en')])].join(' · ');

const one = (field: FormField, value: string, share = 1, room?: number): FormBox => ({
  label: fieldWords(field),
  value,
  share,
  ...(room === undefined ? {} : { room }),
});

const drawPart = (sheet: Sheet, part: FormPart, rows: readonly FormBox[][]): void => {
  sheet.space(4);
  sheet.paragraph(partWords(part), partStyle);
  sheet.y -= 2.5;
  for (const row of rows) drawFormRow(sheet, row);
};

const amountWords = ({ amount, unit }: TravelCertificateInput): string => `${formatNumber(amount, 'de', { max: 2 })}\u00a0${unitWords[unit]}`;

/** Milligrams of THC in what is taken along; a maker's "less than" counts as the most that it can be. */
const totalWords = (input: TravelCertificateInput): string => {
  const { thc, strengthUnit } = input.medicine;
  if (!thc || input.unit === 'piece') return amountWords(input);
  const perUnit = strengthUnit === '%' ? thc.value * 10 : thc.value;
  return `${amountWords(input)} = THC ${thc.isBelow ? '<\u00a0' : ''}${formatNumber(perUnit * input.amount, 'de', { max: 0 })}\u00a0mg`;
};

const drawHead = (sheet: Sheet, { meta, number, doctor, issuedAt }: TravelCertificateInput): void => {
  const codeSize = 62;
  const area = { x: sheet.area.x, width: sheet.area.width - codeSize - 20 };
  const top = sheet.y;
  if (meta.checkUrl) drawQrCode(sheet, meta.checkUrl, codeSize, top, 'QR-Code zur Seite, die die Echtheit dieser Bescheinigung bestätigt');
  const [german, ...abroad] = formTitle;
  sheet.add('H1', () => sheet.flow(sheet.layout.lines(german, title, area.width), title, area));
  for (const text of abroad) sheet.add('P', () => sheet.flow(sheet.layout.lines(text, titleAbroad, area.width), titleAbroad, area));
  sheet.add('P', () => sheet.flow(sheet.layout.lines(formArticle, styles.small, area.width), styles.small, area));
  sheet.y = Math.max(sheet.y, top + codeSize) + 4;
  sheet.paragraph(`${number} · ${state(doctor.country)}, ${doctor.city}, ${formatDate(issuedAt, 'de')}`, styles.strong);
};

const medicineRows = (input: TravelCertificateInput): FormBox[][] => {
  const { medicine, dose, travel, prescription } = input;
  return [
    [one(13, medicine.name, 0.6), one(14, medicine.form, 0.4)],
    [one(15, substances[medicine.category], 0.5), one(16, strength(medicine), 0.5)],
    [one(17, dose, 0.5), one(18, totalWords(input), 0.5)],
    [one(19, String(travel.days), 0.4), one(20, remarks(prescription), 0.6)],
  ];
};

const patientRows = ({ patient, travel, validFrom, validUntil }: TravelCertificateInput): FormBox[][] => [
  [one(4, `${patient.lastName}, ${patient.firstName}`, 0.55), one(5, travel.identityDocument, 0.45)],
  [one(6, travel.birthPlace, 0.5), one(7, formatDate(patient.dob, 'de'), 0.5)],
  [one(8, state(travel.nationality), 0.5), one(9, sexWords[travel.sex], 0.5)],
  [one(10, addressLines(patient, 'de', true).join(', '))],
  [one(11, String(travel.days), 0.4), one(12, `${formatDate(validFrom, 'de')} – ${formatDate(validUntil, 'de')}`, 0.6)],
];

const doctorRows = ({ doctor, seal, meta }: TravelCertificateInput): FormBox[][] => {
  const at = formatTimestamp(meta.createdAt, 'de');
  const signed =
    seal === 'qualified'
      ? `Qualifiziert elektronisch signiert · qualified electronic signature · signature électronique qualifiée: ${at}`
      : `Elektronisch gesiegelt · electronically sealed · cachet électronique: ${at}`;
  return [
    [one(1, `${doctor.lastName}, ${doctor.firstName}, ${withCountryCode(doctor.phone)}`, 0.5), one(2, addressLines(doctor, 'de', true).join(', '), 0.5)],
    [one(3, signed, 1, 26)],
  ];
};

/**
 * The certificate for carrying medicines across the states of Schengen, on the form's one page, with room for the authority that certifies it.
 * @throws DocumentIncompleteError when anything that the form asks for is missing
 */
export const renderTravelCertificate = async (input: TravelCertificateInput): Promise<Buffer> => {
  const { doctor, patient, travel, medicine, amount } = input;
  requireFields({
    number: input.number,
    amount: amount > 0 ? amount : null,
    'doctor.lastName': doctor.lastName,
    'doctor.phone': doctor.phone,
    'doctor.street': doctor.street,
    'patient.lastName': patient.lastName,
    'patient.dob': patient.dob,
    'patient.street': patient.street,
    'travel.birthPlace': travel.birthPlace,
    'travel.identityDocument': travel.identityDocument,
    'medicine.name': medicine.name,
  });
  const sheet = openDocument({ meta: input.meta, locale: 'de', title: `Reisebescheinigung ${input.number}`, input });
  drawHead(sheet, input);
  drawPart(sheet, 'doctor', doctorRows(input));
  drawPart(sheet, 'patient', patientRows(input));
  drawPart(sheet, 'medicine', medicineRows(input));
  drawPart(sheet, 'authority', [[one(21, '', 0.4), one(22, '', 0.6)], [one(23, '', 1, 40)]]);
  return sheet.finish();
};
