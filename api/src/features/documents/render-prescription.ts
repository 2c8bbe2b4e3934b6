import { totalQuantity, type Repeat } from '@blattwerk/contract/prescriptions/repeats';
import { drawColumns, drawFacts, drawNotice, drawPznBarcode, drawQrCode, type BlockText } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { colour, lineHeight, styles } from '../../adapters/pdf/text-layout.ts';
import { formatDate, formatNumber, formatTimestamp } from '../../locales/format.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, asBlock, countryName, fullName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { strength, substances, type PrintedMedicine } from './medicine-words.ts';
import { drawPharmacyBox, pharmacyBoxHeight } from './pharmacy-box.ts';
import { drawLetterhead, type Seal } from './sign-off.ts';

export interface PrescriptionInput {
  meta: DocumentMeta;
  number: string;
  issuedAt: Date;
  /** Last day of validity, `YYYY-MM-DD`. */
  validUntil: string;
  doctor: DoctorParty;
  patient: PatientParty;
  product: PrintedMedicine & { pzn: string };
  quantity: number;
  unit: 'g' | 'ml' | 'piece';
  /** With their unit, e.g. `0,1 g`. */
  singleDose: string;
  dailyDose: string;
  /** Instructions for use. */
  instructions: string;
  /** Null: it is dispensed once. */
  repeat: Repeat | null;
  /** For the patient: marked as a copy on every page. */
  copy: boolean;
  /** How it is sealed after it was made; `ink` leaves a line for a signature by hand. */
  seal: Seal;
  /** `eu` adds state, licence and the international name of the substance. */
  variant: 'german' | 'eu';
}

/** A German prescription is in German for every patient: the pharmacy must be able to read it (§ 2 AMVV). */
const words = {
  title: 'Privatrezept',
  copy: 'Kopie – nicht zur Einlösung',
  copyText: 'Diese Kopie ist für Ihre Unterlagen. Eine Apotheke gibt darauf nichts ab. Das Original geht an die Apotheke, die Sie wählen.',
  eu: 'Ärztliche Verschreibung zur Einlösung in der Europäischen Union (Durchführungsrichtlinie 2012/52/EU)',
  state: 'Staat der Verschreibung',
  licence: 'Zulassung',
  patientEu: 'Person (Nachname, Vornamen)',
  number: 'Rezeptnummer',
  issued: 'Ausgestellt am',
  valid: 'Gültig bis',
  patient: 'Patientin oder Patient',
  prescribed: 'Verordnung',
  substance: 'Wirkstoff',
  pzn: 'PZN',
  barcodeAlt: 'Strichcode der PZN',
  nrf: 'Rezepturvorschrift',
  noNrf: 'keine (unverarbeitet)',
  form: 'Darreichungsform',
  quantity: 'Menge',
  single: 'Einzeldosis',
  daily: 'Tagesdosis',
  instructions: 'Gebrauchsanweisung',
  repeat: 'Wiederholung',
  exact: 'Abzugeben ist genau dieses Produkt. Ein anderes braucht ein neues Rezept.',
  once: 'Einmalige Abgabe.',
  check: 'Echtheit prüfen',
  checkAlt: 'QR-Code zur Seite, die die Echtheit dieses Rezepts bestätigt',
  checkText: 'Dort steht, ob dieses Rezept echt, schon eingelöst oder widerrufen ist.',
  signature: 'Unterschrift der verschreibenden Person',
} as const;

const units = { g: 'g', ml: 'ml', piece: 'Stück' } as const;
const sealText = ({ seal, meta, doctor }: PrescriptionInput): string => {
  const at = formatTimestamp(meta.createdAt, 'de');
  if (seal === 'qualified') return `Qualifiziert elektronisch signiert von ${fullName(doctor)} am ${at}.`;
  if (seal === 'ink') return 'Ohne eigenhändige Unterschrift nicht einlösbar. Unterschrieben wird dieser Ausdruck; er geht mit der Post an die Apotheke.';
  return `Elektronisch gesiegelt durch ${meta.brand} für ${fullName(doctor)} am ${at}. Dieses Siegel ist keine qualifizierte elektronische Signatur.`;
};

const requireAll = ({ number, validUntil, doctor, patient, product, quantity, singleDose, dailyDose, instructions }: PrescriptionInput): void =>
  requireFields({
    number,
    validUntil,
    quantity: quantity > 0 ? quantity : null,
    singleDose,
    dailyDose,
    instructions,
    'doctor.firstName': doctor.firstName,
    'doctor.lastName': doctor.lastName,
    'doctor.profession': doctor.profession,
    'doctor.street': doctor.street,
    'doctor.zipCode': doctor.zipCode,
    'doctor.city': doctor.city,
    'doctor.phone': doctor.phone,
    'doctor.email': doctor.email,
    'patient.firstName': patient.firstName,
    'patient.lastName': patient.lastName,
    'patient.dob': patient.dob,
    'patient.street': patient.street,
    'patient.zipCode': patient.zipCode,
    'patient.city': patient.city,
    'product.name': product.name,
    'product.pzn': product.pzn,
    'product.form': product.form,
  });

/** What the directive asks for beyond the letterhead: the state, and the licence of the doctor. */
const euFacts = ({ doctor, variant }: PrescriptionInput): BlockText[][] =>
  variant === 'eu'
    ? [[...asBlock(words.state, countryName(doctor.country, 'de'), []), ...(doctor.licence ? asBlock(words.licence, doctor.licence, []) : [])]]
    : [];

const patientBlock = (sheet: Sheet, input: PrescriptionInput): void => {
  const { patient, variant, number, issuedAt, validUntil } = input;
  const isAbroad = variant === 'eu' || patient.country !== 'DE';
  // Surname and first names apart, as the directive has it.
  const [heading, name] = variant === 'eu' ? [words.patientEu, `${patient.lastName}, ${patient.firstName}`] : [words.patient, fullName(patient)];
  drawColumns(sheet, [
    asBlock(heading, name, [`geboren am ${formatDate(patient.dob, 'de')}`, ...addressLines(patient, 'de', isAbroad)]),
    [...asBlock(words.number, number, []), ...asBlock(words.issued, formatDate(issuedAt, 'de'), []), ...asBlock(words.valid, formatDate(validUntil, 'de'), [])],
    ...euFacts(input),
  ]);
};

/** The rule of the NRF that the form names; whole flowers are dispensed as they are. */
const rule = ({ form }: PrescriptionInput['product']): string => /NRF \d+\.\d+/.exec(form)?.[0] ?? (/unzerkleinert/i.test(form) ? words.noNrf : '');

const barcode = { width: 150, height: 26 } as const;

const amount = (quantity: number, unit: PrescriptionInput['unit']): string => `${formatNumber(quantity, 'de', { max: 2 })}\u00a0${units[unit]}`;

/** § 2 (1) no. 6a AMVV: that it may be dispensed again, and how often. */
const repeated = ({ quantity, unit, repeat }: PrescriptionInput): { label: string; value: string; style: typeof styles.strong }[] => {
  if (!repeat) return [];
  const { times, everyDays } = repeat;
  const value = `${times}-mal zu wiederholen, je ${amount(quantity, unit)}, frühestens alle ${everyDays} Tage; zusammen ${times + 1} Abgaben, ${amount(totalQuantity({ quantity, repeat }), unit)}`;
  return [{ label: words.repeat, value, style: styles.strong }];
};

const prescribed = (sheet: Sheet, input: PrescriptionInput): void => {
  const { product, quantity, unit, singleDose, dailyDose, instructions } = input;
  sheet.heading(2, words.prescribed);
  const top = sheet.y;
  sheet.paragraph(product.name, styles.emphasis, { x: sheet.area.x, width: sheet.area.width - barcode.width - 24 });
  drawPznBarcode(sheet, product.pzn, { ...barcode, top, alt: `${words.barcodeAlt} ${product.pzn}` });
  sheet.y = Math.max(sheet.y, top + barcode.height + 6);
  sheet.paragraph(`${words.substance}: ${substances[product.category]}, ${strength(product)}`);
  sheet.space(4);
  drawFacts(
    sheet,
    [
      { label: words.quantity, value: amount(quantity, unit), style: styles.strong },
      { label: words.single, value: singleDose, style: styles.strong },
      { label: words.daily, value: dailyDose, style: styles.strong },
      { label: words.form, value: product.form.replace(/ ?\(NRF \d+\.\d+\)/, '') },
      { label: words.nrf, value: rule(product) },
      { label: words.pzn, value: product.pzn },
    ],
    3,
  );
  drawFacts(sheet, [{ label: words.instructions, value: instructions }, ...repeated(input)], 1);
  sheet.paragraph(input.repeat ? words.exact : `${words.exact} ${words.once}`, styles.small);
};

const codeSize = 92;
const signatureRoom = 32;

const foot = (sheet: Sheet, input: PrescriptionInput): void => {
  const isInk = input.seal === 'ink';
  const boxHeight = input.copy ? 0 : pharmacyBoxHeight + 12;
  sheet.toFoot(boxHeight + codeSize + 16 + (isInk ? signatureRoom : 0));
  if (!input.copy) drawPharmacyBox(sheet);
  sheet.space(input.copy ? 0 : 12);
  sheet.rule();
  sheet.space(4);
  const top = sheet.y;
  const area = { x: sheet.area.x, width: sheet.area.width - codeSize - 36 };
  const texts: BlockText[] = [
    { text: fullName(input.doctor), style: styles.strong },
    { text: input.doctor.profession },
    { text: sealText(input), style: styles.small },
    { text: `${words.check}: ${input.meta.checkUrl ?? ''}`, style: styles.small },
    { text: words.checkText, style: styles.small },
  ];
  if (isInk) {
    sheet.y += signatureRoom;
    sheet.decorate(() =>
      sheet.doc
        .moveTo(area.x, sheet.y)
        .lineTo(area.x + 220, sheet.y)
        .lineWidth(0.6)
        .strokeColor(colour.edge)
        .stroke(),
    );
    sheet.add('P', () => sheet.flow(sheet.layout.lines(words.signature, styles.small, area.width), styles.small, area));
  }
  for (const { text, style = styles.text } of texts) {
    const lines = sheet.layout.lines(text, style, area.width);
    sheet.need(lines.length * lineHeight(style));
    sheet.add('P', () => sheet.flow(lines, style, area));
  }
  drawQrCode(sheet, input.meta.checkUrl ?? '', codeSize, top, words.checkAlt);
};

/**
 * A private prescription with everything that § 2 AMVV (and Directive 2012/52/EU) asks for, one product each.
 * @throws DocumentIncompleteError when anything compulsory is missing
 */
export const renderPrescription = async (input: PrescriptionInput): Promise<Buffer> => {
  requireAll(input);
  const sheet = openDocument({
    meta: input.meta,
    locale: 'de',
    title: `${words.title} ${input.number}`,
    input,
    ...(input.copy ? { watermark: words.copy } : {}),
  });
  drawLetterhead(sheet, input.doctor, 'de');
  sheet.heading(1, words.title);
  if (input.variant === 'eu') sheet.paragraph(words.eu, styles.small);
  if (input.copy) drawNotice(sheet, words.copy, words.copyText);
  patientBlock(sheet, input);
  prescribed(sheet, input);
  foot(sheet, input);
  return sheet.finish();
};
