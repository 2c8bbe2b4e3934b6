import { isFullSize } from '../../../test/security/size.ts';
import { embeddedFile, pdfAProblems } from '../../adapters/pdf/testing/pdf-a.ts';
import type { InvoiceInput } from './invoice-input.ts';
import { renderInvoice } from './render-invoice.ts';
import { composeGoae, type GoaeItem } from '@blattwerk/contract/treatments/goae';
import { ruleProblems, schemaProblems } from './testing/en16931.ts';
import { doctor, meta, patient } from './testing/samples.ts';

/** The rules are compiled with the first invoice. */
const patience = 60_000;

const usual: GoaeItem[] = [
  { number: '1', multiplier: 2.3 },
  { number: '70', multiplier: 1.83 },
];
const invoice: InvoiceInput = {
  meta,
  locale: 'de',
  number: 'LI-2026-00042',
  kind: 'invoice',
  issuedAt: meta.createdAt,
  serviceOn: '2026-11-19',
  doctor: { ...doctor, taxNumber: '34/123/45678' },
  patient: { ...patient, lastName: 'Mustermann & <Söhne>' },
  scheme: 'goae',
  lines: composeGoae(usual, 'de').lines,
  currency: 'EUR',
  deposit: { amountCents: 1499, paidAt: new Date('2026-11-18T09:00:00Z') },
};
const corrects = { number: 'LI-2026-00042', issuedAt: meta.createdAt, reason: null, isReplaced: false };
const reduction = { number: null, designation: 'Minderung des Honorars', points: null, multiplier: null, amountCents: -500 };
const withReason = composeGoae([{ number: '34', multiplier: 3.5, justification: 'Erhöhter Zeitaufwand' }], 'de').lines;

const xmlOf = async (input: InvoiceInput): Promise<string> => {
  const pdf = await renderInvoice(input);
  expect(pdfAProblems(pdf)).toEqual([]);
  return embeddedFile(pdf, 'factur-x.xml') ?? '';
};

const invoices: [string, InvoiceInput][] = [
  [
    'that leaves something of the deposit',
    { ...invoice, lines: composeGoae([{ number: '1', multiplier: 2.3 }], 'de').lines.map((line) => ({ ...line, isAnalog: true })) },
  ],
  ['settled by the deposit', invoice],
  ['in English', { ...invoice, locale: 'en', lines: composeGoae(usual, 'en').lines }],
  [
    'with something left to pay and a reason for the factor',
    { ...invoice, lines: withReason, payment: { dueOn: '2026-12-04', holder: 'Dr. Anna Lindström', iban: 'DE02 1203 0000 0000 2020 51' } },
  ],
  ['of a doctor with a VAT identification', { ...invoice, doctor: { ...doctor, vatId: 'DE123456789' } }],
  [
    'that cancels another one',
    {
      ...invoice,
      number: 'LI-2026-00043',
      kind: 'cancellation',
      corrects,
      deposit: null,
      lines: invoice.lines.map((line) => ({ ...line, amountCents: -line.amountCents })),
    },
  ],
  ['that takes back a part of another one', { ...invoice, number: 'LI-2026-00043', kind: 'reduction', corrects, deposit: null, lines: [reduction] }],
  [
    'that cancels a reduced one',
    {
      ...invoice,
      number: 'LI-2026-00044',
      kind: 'cancellation',
      corrects,
      deposit: null,
      lines: [...invoice.lines, reduction].map((line) => ({ ...line, amountCents: -line.amountCents })),
    },
  ],
  ['that follows a cancelled one', { ...invoice, number: 'LI-2026-00044', corrects: { ...corrects, reason: 'Falsche Nummer' } }],
  [
    'under the fee rules of another state',
    {
      ...invoice,
      scheme: 'foreign',
      doctor: { ...invoice.doctor, country: 'AT' },
      lines: [{ number: null, designation: 'Konsultation', points: null, multiplier: null, amountCents: 1499 }],
    },
  ],
];

test.each(invoices)('an invoice %s is valid by the schema', async (_what, input) => {
  expect(await schemaProblems(await xmlOf(input))).toEqual([]);
});

/** The rules take several seconds an invoice: each is checked in the full run, the one with most in it always. */
test.each(isFullSize ? invoices : invoices.slice(0, 1))(
  'an invoice %s keeps the rules of EN 16931',
  async (_what, input) => {
    expect(ruleProblems(await xmlOf(input))).toEqual([]);
  },
  patience,
);

test('the schema finds an element that it does not know', async () => {
  const xml = await xmlOf(invoice);
  expect(await schemaProblems(xml.replace('<ram:TypeCode>380', '<ram:Unknown/><ram:TypeCode>380'))).not.toEqual([]);
});

if (isFullSize)
  test(
    'the rules find a total that is not the sum of the lines',
    async () => {
      const xml = await xmlOf(invoice);
      const wrong = ruleProblems(xml.replace('<ram:LineTotalAmount>14.99</ram:LineTotalAmount>', '<ram:LineTotalAmount>15.99</ram:LineTotalAmount>'));
      expect(wrong.some((problem) => problem.includes('BR-CO-10'))).toBe(true);
    },
    patience,
  );

test('the XML says what the page says, and the same invoice has the same bytes', async () => {
  const xml = await xmlOf(invoice);
  for (const part of [
    '<ram:ID>LI-2026-00042</ram:ID>',
    '<udt:DateTimeString format="102">20261119</udt:DateTimeString>',
    'GOÄ-Nr. 1: Beratung, auch mittels Fernsprecher',
    'Leistungsdatum 19.11.2026; Faktor 2,30',
    'Erika Mustermann &amp; &lt;Söhne&gt;',
    '<ram:ExemptionReasonCode>VATEX-EU-132-1C</ram:ExemptionReasonCode>',
    'Bezahlt am 18.11.2026 mit Karte',
    '<ram:TotalPrepaidAmount>14.99</ram:TotalPrepaidAmount>',
    '<ram:DuePayableAmount>0.00</ram:DuePayableAmount>',
  ])
    expect(xml).toContain(part);
  expect((await renderInvoice(invoice)).equals(await renderInvoice(invoice))).toBe(true);
});
