import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { renderPrescription, type PrescriptionInput } from './render-prescription.ts';
import { doctor, meta, patient, words } from './testing/samples.ts';

const prescription: PrescriptionInput = {
  meta: { ...meta, checkUrl: 'https://blattwerk.example/check/7KQ2ABCDEF' },
  number: 'RX-2026-000123',
  issuedAt: meta.createdAt,
  validUntil: '2027-02-20',
  doctor,
  patient,
  product: {
    name: 'Aurum Verde 22/1 Northern Pine',
    pzn: '04877800',
    form: 'Blüten, unzerkleinert',
    category: 'flower',
    thc: { value: 22, isBelow: false },
    cbd: { value: 1, isBelow: true },
    strengthUnit: '%',
  },
  quantity: 10,
  unit: 'g',
  singleDose: '0,1 g',
  dailyDose: '0,5 g',
  instructions: 'Nach Verdampfung bei 185 °C inhalieren.',
  repeat: null,
  copy: false,
  seal: 'advanced',
  variant: 'german',
};

describe('a prescription', () => {
  test('has everything that § 2 AMVV asks for, on one page', async () => {
    const pdf = await renderPrescription(prescription);
    const text = words(pdf);
    const compulsory = [
      'Privatrezept',
      'RX-2026-000123',
      'Dr. med. Anna Lindström',
      'Fachärztin für Allgemeinmedizin',
      'Lindenplatz 4',
      '10115 Berlin',
      '+49 30 23125001',
      'praxis@blattwerk.example',
      '20.11.2026',
      '20.02.2027',
      'Erika Mustermann',
      'geboren am 09.03.1984',
      'Musterstraße 12a',
      '80331 München',
      'Aurum Verde 22/1 Northern Pine',
      'THC 22 %, CBD < 1 %',
      '04877800',
      'Blüten, unzerkleinert',
      '10 g',
      '0,1 g',
      'Tagesdosis',
      '0,5 g',
      'Nach Verdampfung bei 185 °C inhalieren.',
      'Cannabis flos (Cannabisblüten)',
      'keine (unverarbeitet)',
      'Sprechzeiten Mo–Fr 9–12 Uhr',
      'Charge',
      'Preis in Euro',
      'Stempel und Unterschrift',
      'https://blattwerk.example/check/7KQ2ABCDEF',
    ];
    for (const part of compulsory) expect(text).toContain(part);
    expect(readPdf(pdf).pages).toBe(1);
    expect(readPdf(pdf).tags).toContain('Figure');
  });

  test('names its repeats with their number, quantity and interval; one without says that it is dispensed once', async () => {
    const repeated = words(await renderPrescription({ ...prescription, repeat: { times: 2, everyDays: 28 } }));
    expect(repeated).toContain('2-mal zu wiederholen, je 10 g, frühestens alle 28 Tage; zusammen 3 Abgaben, 30 g');
    expect(repeated).not.toContain('Einmalige Abgabe');
    expect(words(await renderPrescription(prescription))).toContain('Einmalige Abgabe');
  });

  test('sealed with the platform’s certificate says that this is no qualified signature', async () => {
    expect(words(await renderPrescription(prescription))).toContain('keine qualifizierte elektronische Signatur');
    expect(words(await renderPrescription({ ...prescription, seal: 'qualified' }))).not.toContain('keine qualifizierte');
    expect(words(await renderPrescription({ ...prescription, seal: 'ink' }))).toContain('Unterschrift der verschreibenden Person');
    expect(words(await renderPrescription({ ...prescription, seal: 'ink' }))).toContain('Ohne eigenhändige Unterschrift nicht einlösbar');
    expect(words(await renderPrescription(prescription))).not.toContain('nicht einlösbar');
  });

  test('prints the PZN as a barcode, and names the rule of the NRF once', async () => {
    const ground = { ...prescription.product, form: 'Cannabisblüten, zerkleinert (NRF 22.12)' };
    const pdf = await renderPrescription({ ...prescription, product: ground });
    expect(readPdf(pdf).objects).toContain('Strichcode der PZN 04877800');
    expect(words(pdf).match(/NRF 22\.12/g)).toHaveLength(1);
  });

  test('says so when the maker states no content, instead of a number', async () => {
    const product = { ...prescription.product, thc: null };
    expect(words(await renderPrescription({ ...prescription, product }))).toContain('THC keine Angabe, CBD < 1 %');
  });

  test('as a copy is marked across the page and in words', async () => {
    const text = words(await renderPrescription({ ...prescription, copy: true }));
    expect(text.match(/Kopie – nicht zur Einlösung/g)).toHaveLength(2);
    expect(text).not.toContain('Stempel und Unterschrift');
    expect(words(await renderPrescription(prescription))).not.toContain('Kopie');
  });

  test('from another EU state names the state, the licence and the substance', async () => {
    const abroad = { ...doctor, city: 'Praha', zipCode: '11000', country: 'CZ', licence: 'ČLK 1234567890' };
    const text = words(await renderPrescription({ ...prescription, variant: 'eu', doctor: abroad }));
    for (const part of ['Tschechien', 'Zulassung ČLK 1234567890', 'Cannabis flos (Cannabisblüten), THC 22 %, CBD < 1 %', 'Mustermann, Erika'])
      expect(text).toContain(part);
    const signedByHand = await renderPrescription({ ...prescription, variant: 'eu', doctor: abroad, seal: 'ink' });
    expect(readPdf(signedByHand).pages).toBe(1);
  });

  test.each([
    ['doctor.phone', { doctor: { ...doctor, phone: '' } }],
    ['doctor.profession', { doctor: { ...doctor, profession: ' ' } }],
    ['patient.dob', { patient: { ...patient, dob: '' } }],
    ['product.name', { product: { ...prescription.product, name: '' } }],
    ['quantity', { quantity: 0 }],
    ['singleDose', { singleDose: '' }],
    ['instructions', { instructions: '' }],
  ])('without %s is not made', async (field, change) => {
    await expect(renderPrescription({ ...prescription, ...change })).rejects.toMatchObject({ name: 'DocumentIncompleteError', fields: [field] });
  });

  test('with very long instructions goes on over pages and loses nothing', async () => {
    const pdf = await renderPrescription({ ...prescription, instructions: `${'Nach Bedarf anwenden. '.repeat(450)}Schluss der Anweisung.` });
    const { pages } = readPdf(pdf);
    expect(pages).toBeGreaterThan(1);
    expect(words(pdf)).toContain('Schluss der Anweisung.');
    expect(words(pdf)).toContain(`Seite ${pages} von ${pages}`);
  });

  test('draws hostile names as text', async () => {
    const hostile = '</P> /JavaScript (app.alert(1)) <img src=x> \u202E🌿';
    const { objects, text } = readPdf(
      await renderPrescription({ ...prescription, patient: { ...patient, lastName: hostile }, doctor: { ...doctor, practice: hostile } }),
    );
    expect(objects).not.toMatch(/\/JavaScript|\/JS\b|\/AA\b|\/Launch|\/OpenAction/);
    expect(text).toContain('/JavaScript (app.alert(1))');
  });

  test('is made of the same bytes twice, and has another identification when anything differs', async () => {
    const once = await renderPrescription(prescription);
    expect(once.equals(await renderPrescription(prescription))).toBe(true);
    const idOf = (pdf: Buffer) => /Kennung ([0-9a-f ]{19})/.exec(words(pdf))?.[1];
    expect(idOf(once)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
    expect(idOf(await renderPrescription({ ...prescription, quantity: 11 }))).not.toBe(idOf(once));
  });
});
