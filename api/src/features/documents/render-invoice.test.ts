import type { InvoiceInput } from './invoice-input.ts';
import { renderInvoice } from './render-invoice.ts';
import { composeGoae, type GoaeItem } from '@blattwerk/contract/treatments/goae';
import { doctor, meta, patient, words } from './testing/samples.ts';

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
  patient,
  scheme: 'goae',
  lines: composeGoae(usual, 'de').lines,
  currency: 'EUR',
  deposit: { amountCents: 1499, paidAt: new Date('2026-11-18T09:00:00Z') },
};

const corrects = { number: 'LI-2026-00042', issuedAt: meta.createdAt, reason: null, isReplaced: false };

describe('an invoice', () => {
  test('has the contents of § 12 GOÄ and § 14 UStG, and is settled by the deposit', async () => {
    const text = words(await renderInvoice(invoice));
    const compulsory = [
      'LI-2026-00042',
      '20.11.2026',
      '19.11.2026',
      '34/123/45678',
      'Dr. med. Anna Lindström',
      'Erika Mustermann',
      'Musterstraße 12a',
      'Beratung, auch mittels Fernsprecher',
      'Kurze Bescheinigung',
      '2,30',
      '1,83',
      '10,72 €',
      '4,27 €',
      '14,99 €',
      'Bezahlt am 18.11.2026 mit Karte (Anzahlung)',
      '−14,99 €',
      '0,00 €',
      'umsatzsteuerfrei nach § 4 Nr. 14 UStG',
      'vollständig beglichen',
    ];
    for (const part of compulsory) expect(text).toContain(part);
  });

  test('in English says the same', async () => {
    const text = words(await renderInvoice({ ...invoice, locale: 'en', lines: composeGoae(usual, 'en').lines }));
    for (const part of [
      'Invoice',
      '20 November 2026',
      'Advice, also by telephone',
      '€10.72',
      '€14.99',
      '−€14.99',
      'nothing left to pay',
      'umsatzsteuerfrei nach § 4 Nr. 14 UStG',
    ])
      expect(text).toContain(part);
  });

  test('with something left to pay says how much, until when and where to', async () => {
    const lines = composeGoae([{ number: '34', multiplier: 3.5, justification: 'Erhöhter Zeitaufwand' }], 'de').lines;
    const payment = { dueOn: '2026-12-04', holder: 'Dr. Anna Lindström', iban: 'DE02 1203 0000 0000 2020 51' };
    const text = words(await renderInvoice({ ...invoice, lines, payment }));
    for (const part of ['61,20 €', '46,21 €', '04.12.2026', 'DE02 1203 0000 0000 2020 51', 'Begründung: Erhöhter Zeitaufwand']) expect(text).toContain(part);
    await expect(renderInvoice({ ...invoice, lines })).rejects.toMatchObject({ fields: ['payment'] });
  });

  test('without a tax number or an address of the recipient is not made', async () => {
    await expect(renderInvoice({ ...invoice, doctor })).rejects.toMatchObject({ fields: ['doctor.taxNumber'] });
    await expect(renderInvoice({ ...invoice, patient: { ...patient, street: '' } })).rejects.toMatchObject({ fields: ['patient.street'] });
  });

  test('under the fee rules of another state has no numbers of the German scale', async () => {
    const lines = [{ number: null, designation: 'Konsultation', points: null, multiplier: null, amountCents: 1499 }];
    const text = words(await renderInvoice({ ...invoice, scheme: 'foreign', lines }));
    expect(text).toContain('Konsultation');
    expect(text).not.toContain('GOÄ');
  });

  test('that cancels another one names it and asks for nothing', async () => {
    const lines = invoice.lines.map((line) => ({ ...line, amountCents: -line.amountCents }));
    const text = words(await renderInvoice({ ...invoice, number: 'LI-2026-00043', kind: 'cancellation', corrects, lines, deposit: null }));
    expect(text).toContain('Stornorechnung zu LI-2026-00042');
    expect(text).toContain('−14,99 €');
    expect(text).not.toContain('überweisen');
  });

  test('that is cancelled for a new one says so on both, with the reason, and promises no refund twice', async () => {
    const corrected = { ...corrects, reason: 'Die Beratung war per Video.', isReplaced: true };
    const lines = invoice.lines.map((line) => ({ ...line, amountCents: -line.amountCents }));
    const cancellation = words(await renderInvoice({ ...invoice, number: 'LI-2026-00043', kind: 'cancellation', corrects: corrected, lines, deposit: null }));
    expect(cancellation).toContain('Grund der Korrektur: Die Beratung war per Video.');
    expect(cancellation).toContain('eine neue Rechnung');
    expect(cancellation).not.toContain('Wir erstatten');
    const next = words(await renderInvoice({ ...invoice, number: 'LI-2026-00044', corrects: corrected }));
    const lower = words(await renderInvoice({ ...invoice, corrects: corrected, lines: lines.slice(0, 1).map((line) => ({ ...line, amountCents: 933 })) }));
    expect(lower).toContain('was davon schon erstattet ist, zählt mit');
    expect(next).toContain('Diese Rechnung ersetzt die stornierte Rechnung LI-2026-00042 vom 20.11.2026.');
  });

  test('that is reduced keeps its services: the reduction names the amount alone', async () => {
    const lines = [{ number: null, designation: 'Minderung des Honorars', points: null, multiplier: null, amountCents: -500 }];
    const text = words(await renderInvoice({ ...invoice, number: 'LI-2026-00043', kind: 'reduction', corrects, lines, deposit: null }));
    for (const part of ['Rechnungskorrektur', 'Minderung der Rechnung LI-2026-00042', '−5,00 €', 'Wir erstatten Ihnen 5,00 €']) expect(text).toContain(part);
    await expect(renderInvoice({ ...invoice, kind: 'reduction', corrects: null, lines, deposit: null })).rejects.toMatchObject({ fields: ['corrects'] });
  });
});
