import { drawColumns, drawFacts, drawNotice, type BlockText } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { drawTable, type Row } from '../../adapters/pdf/table.ts';
import { formatDate, formatMoney, formatNumber, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { addressLines, fullName, requireFields, type DoctorParty, type PatientParty } from './document-parties.ts';
import { drawLetterhead } from './sign-off.ts';

export interface InvoiceLine {
  /** Number in the scale of fees; null under other fee rules. */
  number: string | null;
  designation: string;
  points: number | null;
  multiplier: number | null;
  amountCents: number;
  justification?: string;
  isAnalog?: boolean;
}

export interface InvoiceInput {
  meta: DocumentMeta;
  locale: Locale;
  /** Sequential and unique within its issuer. */
  number: string;
  /** Number of the invoice that this one cancels; amounts are negative then. */
  corrects?: string | null;
  issuedAt: Date;
  /** Day of the service, `YYYY-MM-DD`. */
  serviceOn: string;
  /** The issuer; one of the two tax identifications must be there. */
  doctor: DoctorParty & { taxNumber?: string | null; vatId?: string | null };
  patient: PatientParty;
  /** Only where the patient's insurer wants it. */
  diagnosis?: string | null;
  scheme: 'goae' | 'foreign';
  lines: InvoiceLine[];
  currency: string;
  /** What was paid beforehand and is offset; null when nothing was. */
  deposit: { amountCents: number; paidAt: Date } | null;
  /** Needed when something is left to pay. `dueOn` is `YYYY-MM-DD`. */
  payment?: { dueOn: string; holder: string; iban: string } | null;
}

const nameOf = (line: InvoiceLine, locale: Locale): string => {
  const t = textsFor(locale, 'documents');
  const designation = line.isAnalog ? t('invoice.analog', { designation: line.designation }) : line.designation;
  return line.justification?.trim() ? `${designation}\n${t('invoice.justification', { text: line.justification })}` : designation;
};

const drawLines = (sheet: Sheet, { lines, locale, currency, scheme, deposit }: InvoiceInput, totalCents: number): void => {
  const t = textsFor(locale, 'documents');
  const money = (cents: number): string => formatMoney(cents, currency, locale).replace('-', '−');
  const isGoae = scheme === 'goae';
  const columns = [
    ...(isGoae ? [{ heading: t('invoice.goaeNumber'), share: 10 }] : []),
    { heading: t('invoice.service'), share: isGoae ? 48 : 80 },
    ...(isGoae
      ? ([
          { heading: t('invoice.points'), share: 11, align: 'right' },
          { heading: t('invoice.multiplier'), share: 12, align: 'right' },
        ] as const)
      : []),
    { heading: t('invoice.amount'), share: 19, align: 'right' as const },
  ];
  const row = (before: string, text: string, between: [string, string], cents: number): string[] =>
    isGoae ? [before, text, ...between, money(cents)] : [text, money(cents)];
  const body = lines.map((line): Row => {
    const multiplier = line.multiplier === null ? '' : formatNumber(line.multiplier, locale, { min: 2, max: 4 });
    return { cells: row(line.number ?? '', nameOf(line, locale), [line.points === null ? '' : String(line.points), multiplier], line.amountCents) };
  });
  const sums: Row[] = [{ cells: row('', t('invoice.total'), ['', ''], totalCents), isSum: true }];
  if (deposit) {
    sums.push({ cells: row('', t('invoice.deposit', { date: formatDate(deposit.paidAt, locale) }), ['', ''], -deposit.amountCents) });
    sums.push({ cells: row('', t('invoice.due'), ['', ''], Math.max(0, totalCents - deposit.amountCents)), isSum: true });
  }
  drawTable(sheet, columns, [...body, ...sums]);
};

const drawPayment = (sheet: Sheet, { locale, currency, deposit, payment, corrects }: InvoiceInput, totalCents: number): void => {
  const t = textsFor(locale, 'documents');
  const left = totalCents - (deposit?.amountCents ?? 0);
  if (corrects) return;
  if (left > 0 && payment) {
    const due = t('invoice.open', { amount: formatMoney(left, currency, locale), date: formatDate(payment.dueOn, locale) });
    drawNotice(sheet, due, t('invoice.bank', { holder: payment.holder, iban: payment.iban }));
  }
  if (left <= 0) sheet.paragraph(t('invoice.settled'), styles.strong);
  if (left < 0) sheet.paragraph(t('invoice.refund', { amount: formatMoney(-left, currency, locale) }));
};

const requireAll = ({ number, serviceOn, doctor, patient, lines, deposit, payment, corrects }: InvoiceInput, totalCents: number): void =>
  requireFields({
    number,
    serviceOn,
    lines: lines.length > 0 ? lines.length : null,
    'doctor.lastName': doctor.lastName,
    'doctor.street': doctor.street,
    'doctor.zipCode': doctor.zipCode,
    'doctor.city': doctor.city,
    'doctor.taxNumber': doctor.taxNumber || doctor.vatId,
    'patient.lastName': patient.lastName,
    'patient.street': patient.street,
    'patient.zipCode': patient.zipCode,
    'patient.city': patient.city,
    payment: corrects || totalCents <= (deposit?.amountCents ?? 0) ? 'none' : payment?.iban,
  });

const drawHead = (sheet: Sheet, input: InvoiceInput): void => {
  const { locale, doctor, patient } = input;
  const t = textsFor(locale, 'documents');
  const recipient: BlockText[] = [
    { text: fullName(patient), style: styles.strong },
    ...addressLines(patient, locale, patient.country !== 'DE').map((text): BlockText => ({ text })),
  ];
  drawColumns(sheet, [recipient, []]);
  sheet.space(14);
  sheet.heading(1, t('invoice.title'));
  if (input.corrects) sheet.paragraph(t('invoice.correction', { number: input.corrects }), styles.strong);
  const facts = [
    { label: t('invoice.number'), value: input.number, style: styles.strong },
    { label: t('invoice.issuedOn'), value: formatDate(input.issuedAt, locale) },
    { label: t('invoice.serviceOn'), value: formatDate(input.serviceOn, locale) },
    { label: t('invoice.patient'), value: `${fullName(patient)}, ${t('born', { date: formatDate(patient.dob, locale) })}` },
    { label: t('invoice.taxNumber'), value: doctor.taxNumber ?? '' },
    { label: t('invoice.vatId'), value: doctor.vatId ?? '' },
    { label: t('invoice.diagnosis'), value: input.diagnosis ?? '' },
  ];
  drawFacts(sheet, facts, 3);
};

/**
 * A doctor's invoice with the contents of § 12 GOÄ and § 14 UStG, in the patient's language.
 * Amounts in integer cents; the total is the sum of the lines.
 * @throws DocumentIncompleteError when anything compulsory is missing
 */
export const renderInvoice = async (input: InvoiceInput): Promise<Buffer> => {
  const totalCents = input.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  requireAll(input, totalCents);
  const { locale } = input;
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta: input.meta, locale, title: `${t('invoice.title')} ${input.number}`, input });
  drawLetterhead(sheet, input.doctor, locale);
  drawHead(sheet, input);
  sheet.space(4);
  drawLines(sheet, input, totalCents);
  drawPayment(sheet, input, totalCents);
  sheet.space(6);
  sheet.paragraph(t('invoice.exempt'));
  sheet.paragraph(t(input.scheme === 'goae' ? 'invoice.scale' : 'invoice.foreign'), styles.small);
  sheet.paragraph(t('invoice.insurance'), styles.small);
  return sheet.finish();
};
