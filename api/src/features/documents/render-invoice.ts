import { drawColumns, drawFacts, drawNotice, type BlockText } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { drawTable, type Column, type Row } from '../../adapters/pdf/table.ts';
import { formatDate, formatMoney, formatNumber, formatShortDate, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument } from './document-frame.ts';
import { invoiceXml } from './factur-x.ts';
import { addressLines, fullName, requireFields } from './document-parties.ts';
import type { InvoiceInput, InvoiceLine } from './invoice-input.ts';
import { drawLetterhead } from './sign-off.ts';

const nameOf = (line: InvoiceLine, locale: Locale): string => {
  const t = textsFor(locale, 'documents');
  const designation = line.isAnalog ? t('invoice.analog', { designation: line.designation }) : line.designation;
  return line.justification?.trim() ? `${designation}\n${t('invoice.justification', { text: line.justification })}` : designation;
};

const columnsOf = (isGoae: boolean, locale: Locale): Column[] => {
  const t = textsFor(locale, 'documents');
  const scale: Column[] = [
    { heading: t('invoice.points'), share: 9, align: 'right' },
    { heading: t('invoice.multiplier'), share: 10, align: 'right' },
  ];
  return [
    { heading: t('invoice.day'), share: 15 },
    ...(isGoae ? [{ heading: t('invoice.goaeNumber'), share: 10 }] : []),
    { heading: t('invoice.service'), share: isGoae ? 40 : 69 },
    ...(isGoae ? scale : []),
    { heading: t('invoice.amount'), share: 16, align: 'right' },
  ];
};

interface Cells {
  day?: string;
  number?: string | null;
  text: string;
  points?: string;
  multiplier?: string;
  cents: number;
}

const drawLines = (sheet: Sheet, { lines, locale, currency, scheme, deposit, serviceOn }: InvoiceInput, totalCents: number): void => {
  const t = textsFor(locale, 'documents');
  const isGoae = scheme === 'goae';
  const row = ({ day = '', number = '', text, points = '', multiplier = '', cents }: Cells): string[] => {
    const amount = formatMoney(cents, currency, locale).replace('-', '−');
    return isGoae ? [day, number ?? '', text, points, multiplier, amount] : [day, text, amount];
  };
  const body = lines.map((line): Row => {
    const multiplier = line.multiplier === null ? '' : formatNumber(line.multiplier, locale, { min: 2, max: 4 });
    const day = formatShortDate(line.serviceOn ?? serviceOn, locale);
    const points = line.points === null ? '' : String(line.points);
    return { cells: row({ day, number: line.number, text: nameOf(line, locale), points, multiplier, cents: line.amountCents }) };
  });
  const sums: Row[] = [{ cells: row({ text: t('invoice.total'), cents: totalCents }), isSum: true }];
  if (deposit) {
    const left = totalCents - deposit.amountCents;
    sums.push({ cells: row({ text: t('invoice.deposit', { date: formatDate(deposit.paidAt, locale) }), cents: -deposit.amountCents }) });
    sums.push({ cells: row({ text: t(left < 0 ? 'invoice.surplus' : 'invoice.due'), cents: Math.abs(left) }), isSum: true });
  }
  drawTable(sheet, columnsOf(isGoae, locale), [...body, ...sums]);
};

/** What happens to the money that is taken back. */
const drawTakenBack = (sheet: Sheet, { locale, currency, corrects, kind }: InvoiceInput, totalCents: number): void => {
  const t = textsFor(locale, 'documents');
  const amount = formatMoney(-totalCents, currency, locale);
  const outcome = kind === 'cancellation' && corrects?.isReplaced ? 'replaced' : 'refunded';
  sheet.paragraph(t(`invoice.takenBack.${outcome}`, { amount }), styles.strong);
};

const drawPayment = (sheet: Sheet, input: InvoiceInput, totalCents: number): void => {
  const { locale, currency, deposit, payment, kind, corrects } = input;
  const t = textsFor(locale, 'documents');
  const left = totalCents - (deposit?.amountCents ?? 0);
  if (kind !== 'invoice') return drawTakenBack(sheet, input, totalCents);
  if (left > 0 && payment) {
    const due = t('invoice.open', { amount: formatMoney(left, currency, locale), date: formatDate(payment.dueOn, locale) });
    drawNotice(sheet, due, t('invoice.bank', { holder: payment.holder, iban: payment.iban }));
  }
  if (left <= 0) sheet.paragraph(t('invoice.settled'), styles.strong);
  if (left >= 0 || !deposit) return;
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  sheet.paragraph(
    t(corrects ? 'invoice.refundCorrected' : 'invoice.refund', { deposit: money(deposit.amountCents), total: money(totalCents), amount: money(-left) }),
  );
};

const requireAll = ({ number, serviceOn, doctor, patient, lines, deposit, payment, kind, corrects }: InvoiceInput, totalCents: number): void =>
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
    corrects: kind === 'invoice' ? 'none' : corrects?.number,
    payment: kind !== 'invoice' || totalCents <= (deposit?.amountCents ?? 0) ? 'none' : payment?.iban,
  });

/** Which invoice this one is about, and why. */
const drawCorrected = (sheet: Sheet, { locale, kind, corrects }: InvoiceInput): void => {
  if (!corrects) return;
  const t = textsFor(locale, 'documents');
  sheet.paragraph(t(`invoice.corrects.${kind}`, { number: corrects.number, date: formatDate(corrects.issuedAt, locale) }), styles.strong);
  if (corrects.reason) sheet.paragraph(t('invoice.correctionReason', { text: corrects.reason }));
};

const drawHead = (sheet: Sheet, input: InvoiceInput): void => {
  const { locale, doctor, patient } = input;
  const t = textsFor(locale, 'documents');
  const recipient: BlockText[] = [
    { text: fullName(patient), style: styles.strong },
    ...addressLines(patient, locale, patient.country !== 'DE').map((text): BlockText => ({ text })),
  ];
  drawColumns(sheet, [recipient, []]);
  sheet.space(14);
  sheet.heading(1, t(`invoice.titles.${input.kind}`));
  drawCorrected(sheet, input);
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
 * Amounts in integer cents; the total is the sum of the lines. It carries itself as XML (`factur-x.ts`).
 * @throws DocumentIncompleteError when anything compulsory is missing
 */
export const renderInvoice = async (input: InvoiceInput): Promise<Buffer> => {
  const totalCents = input.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  requireAll(input, totalCents);
  const { locale } = input;
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({
    meta: input.meta,
    locale,
    title: `${t(`invoice.titles.${input.kind}`)} ${input.number}`,
    input,
    facturX: invoiceXml(input, totalCents),
  });
  drawLetterhead(sheet, input.doctor, locale);
  drawHead(sheet, input);
  sheet.space(4);
  drawLines(sheet, input, totalCents);
  drawPayment(sheet, input, totalCents);
  sheet.space(6);
  sheet.paragraph(t('invoice.exempt'));
  sheet.paragraph(t(input.scheme === 'goae' ? 'invoice.scale' : 'invoice.foreign'), styles.small);
  sheet.paragraph(t('invoice.insurance'), styles.small);
  sheet.paragraph(t('invoice.electronic'), styles.small);
  return sheet.finish();
};
