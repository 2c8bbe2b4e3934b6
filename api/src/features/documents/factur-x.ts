import {
  buildXml,
  DocumentTypeCode,
  Flavor,
  Profile,
  UnitCode,
  VatCategoryCode,
  type FacturXInvoiceInput,
  type InvoiceLineInput,
} from '@stackforge-eu/factur-x';
import { DateTime } from 'luxon';
import { formatDate, formatNumber, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { fullName, type PersonName, type PostalAddress } from './document-parties.ts';
import type { InvoiceInput, InvoiceLine } from './invoice-input.ts';

/** Medical care: Article 132 (1) (c) of the VAT directive, in Germany § 4 no. 14 UStG. */
const medicalCare = 'VATEX-EU-132-1C';
/** A card; UNTDID 4461. */
const card = '48';
const bankTransfer = '58';

const euros = (cents: number): number => cents / 100;

const partyOf = (party: PersonName & PostalAddress): Pick<FacturXInvoiceInput['buyer'], 'name' | 'address'> & { name: string } => ({
  name: fullName(party),
  address: { line1: `${party.street} ${party.houseNum}`.trim(), postalCode: party.zipCode, city: party.city, country: party.country },
});

/** The factor and the reason are written out: EN 16931 has no field for them. */
const describe = (line: InvoiceLine, input: InvoiceInput): string => {
  const { locale } = input;
  const t = textsFor(locale, 'documents');
  const multiplier = line.multiplier === null ? [] : [t('invoice.factor', { factor: formatNumber(line.multiplier, locale, { min: 2, max: 4 }) })];
  const reason = line.justification?.trim() ? [t('invoice.justification', { text: line.justification })] : [];
  return [t('invoice.serviceOn') + ` ${formatDate(line.serviceOn ?? input.serviceOn, locale)}`, ...multiplier, ...reason].join('; ');
};

const nameOf = (line: InvoiceLine, locale: Locale): string => {
  const t = textsFor(locale, 'documents');
  const designation = line.isAnalog ? t('invoice.analog', { designation: line.designation }) : line.designation;
  return line.number === null ? designation : `${t('invoice.goaeNumber')} ${line.number}: ${designation}`;
};

/** A cancelled service is taken back as a quantity of −1: a price may not be negative (BR-27). */
const lineOf = (line: InvoiceLine, index: number, input: InvoiceInput): InvoiceLineInput => ({
  id: String(index + 1),
  name: nameOf(line, input.locale),
  description: describe(line, input),
  quantity: line.amountCents < 0 ? -1 : 1,
  unitCode: UnitCode.UNIT,
  unitPrice: euros(Math.abs(line.amountCents)),
  lineTotal: euros(line.amountCents),
  vatCategoryCode: VatCategoryCode.EXEMPT,
  vatRatePercent: 0,
});

const paymentOf = ({ deposit, payment, locale }: InvoiceInput): Pick<FacturXInvoiceInput, 'payment'> => {
  const t = textsFor(locale, 'documents');
  if (payment) return { payment: { meansCode: bankTransfer, iban: payment.iban.replaceAll(' ', ''), accountName: payment.holder, dueDate: payment.dueOn } };
  return deposit ? { payment: { meansCode: card, termsDescription: t('invoice.deposit', { date: formatDate(deposit.paidAt, locale) }) } } : {};
};

const taxRegistrations = ({ doctor: { taxNumber, vatId } }: InvoiceInput) => [
  ...(vatId ? [{ id: vatId, schemeId: 'VA' as const }] : []),
  ...(taxNumber ? [{ id: taxNumber, schemeId: 'FC' as const }] : []),
];

/** The same invoice for machines: UN/CEFACT CII of the profile EN 16931, as Factur-X and ZUGFeRD embed it. */
export const invoiceXml = (input: InvoiceInput, totalCents: number): string => {
  const { number, kind, corrects, issuedAt, serviceOn, doctor, patient, lines, currency, deposit, locale } = input;
  const t = textsFor(locale, 'documents');
  const paidCents = deposit?.amountCents ?? 0;
  const total = euros(totalCents);
  const invoice: FacturXInvoiceInput = {
    document: {
      id: number,
      issueDate: DateTime.fromJSDate(issuedAt, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd'),
      typeCode: kind === 'invoice' ? DocumentTypeCode.COMMERCIAL_INVOICE : DocumentTypeCode.CORRECTED_INVOICE,
      notes: [{ content: t(input.scheme === 'goae' ? 'invoice.scale' : 'invoice.foreign') }],
    },
    seller: {
      ...partyOf(doctor),
      id: number.slice(0, number.indexOf('-')),
      contact: { name: fullName(doctor), phone: doctor.phone, email: doctor.email },
      taxRegistrations: taxRegistrations(input),
    },
    buyer: partyOf(patient),
    delivery: { date: serviceOn },
    lines: lines.map((line, index) => lineOf(line, index, input)),
    ...paymentOf(input),
    ...(corrects ? { references: [{ id: corrects.number, type: 'preceding' }] } : {}),
    vatBreakdown: [
      {
        categoryCode: VatCategoryCode.EXEMPT,
        ratePercent: 0,
        taxableAmount: total,
        taxAmount: 0,
        exemptionReason: t('invoice.exempt'),
        exemptionReasonCode: medicalCare,
      },
    ],
    totals: {
      lineTotal: total,
      taxBasisTotal: total,
      taxTotal: 0,
      grandTotal: total,
      ...(deposit ? { prepaidAmount: euros(paidCents) } : {}),
      duePayableAmount: euros(totalCents - paidCents),
      currency,
    },
  };
  return buildXml(invoice, Profile.EN16931, Flavor.ZUGFERD);
};
