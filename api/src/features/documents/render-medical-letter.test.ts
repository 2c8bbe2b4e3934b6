import deDocuments from '../../locales/de/documents.json' with { type: 'json' };
import enDocuments from '../../locales/en/documents.json' with { type: 'json' };
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { renderMedicalLetter, type MedicalLetterInput } from './render-medical-letter.ts';
import { doctor, meta, patient, words } from './testing/samples.ts';

const letter: MedicalLetterInput = {
  meta,
  locale: 'de',
  treatmentNumber: 'BW-2026-000123',
  issuedAt: meta.createdAt,
  doctor,
  patient,
  recipient: { name: 'Dr. Vogel', lines: ['Praxis am Markt', 'Dr. Vogel', 'München'] },
  contact: 'Fragebogen und Video',
  diagnosis: 'Chronisches Schmerzsyndrom (F45.41)',
  symptoms: { what: 'Rückenschmerzen', severity: '7 von 10', duration: 'Länger als 6 Monate' },
  interactions: [{ title: 'CYP3A4-Hemmer: „Clarithromycin“', text: 'THC und CBD können steigen.' }],
  unchecked: ['Kräutertee'],
  course: 'Wirkung der letzten Verordnung: 8 von 10.',
  nextCheckOn: '2026-12-22',
  plan: [
    { product: 'Aurum Verde 22/1', strength: 'THC 22 %, CBD < 1 %', quantity: '10 g', singleDose: '0,1 g', dailyDose: '0,5 g', instructions: 'Inhalieren.' },
  ],
  assessment: 'Ein Behandlungsversuch ist vertretbar.',
  remoteJustification: 'Befunde lagen vor.',
  seal: 'advanced',
};

describe('a medical letter', () => {
  test('has diagnosis, plan, assessment and who wrote it', async () => {
    const text = words(await renderMedicalLetter(letter));
    for (const part of [
      'Arztbrief',
      'Praxis am Markt',
      'Guten Tag Dr. Vogel,',
      'ICD-10-GM: F45.41',
      '7 von 10',
      'Länger als 6 Monate',
      'CYP3A4-Hemmer',
      'nicht in unserem Verzeichnis: Kräutertee',
      'Wirkung der letzten Verordnung: 8 von 10.',
      'THC 22 %, CBD < 1 %',
      'Nächste Kontrolle 22.12.2026',
      'F45.41',
      'Aurum Verde 22/1',
      'einzeln 0,1 g',
      'Behandlungsversuch',
      'Befunde lagen vor.',
      'Dr. med. Anna Lindström',
      'keine qualifizierte',
    ])
      expect(text).toContain(part);
  });

  test('is written in the patient’s language, also without a plan or a recipient', async () => {
    const text = words(await renderMedicalLetter({ ...letter, locale: 'en', plan: [], recipient: null, nextCheckOn: null }));
    for (const part of ['Medical letter', 'Nothing was prescribed.', 'For the practice that continues treatment', 'Dear colleague', 'Next check As agreed'])
      expect(text).toContain(part);
  });

  test('keeps the heading of the plan with its first row, wherever the page ends', async () => {
    const instructions = 'Mit dem Verdampfer bei 180 °C inhalieren, abends beginnen, langsam steigern. '.repeat(3);
    const plan = letter.plan.map((line) => ({ ...line, instructions }));
    for (let lines = 1; lines <= 12; lines += 1) {
      const { pageTexts } = readPdf(
        await renderMedicalLetter({ ...letter, plan, history: Array.from({ length: lines }, (_, index) => `Zeile ${index}`).join('\n') }),
      );
      const page = pageTexts.find((text) => text.includes('Verordnung\n')) ?? '';
      expect([lines, page.slice(page.indexOf('Verordnung\n')).includes('Aurum Verde')]).toEqual([lines, true]);
    }
  });

  test('never has its closing alone on a page, however long it is', async () => {
    for (let sentences = 10; sentences <= 70; sentences += 4) {
      const pdf = await renderMedicalLetter({ ...letter, assessment: 'Die Behandlung verläuft gut und wird so fortgeführt. '.repeat(sentences) });
      const last = readPdf(pdf).pageTexts.at(-1) ?? '';
      expect([sentences, last.includes('kollegialen Grüßen'), last.includes('Nächste Kontrolle')]).toEqual([sentences, true, true]);
    }
  });

  test('is made of the same bytes twice', async () => {
    expect((await renderMedicalLetter(letter)).equals(await renderMedicalLetter(letter))).toBe(true);
  });

  test('without a diagnosis is not made', async () => {
    await expect(renderMedicalLetter({ ...letter, diagnosis: '' })).rejects.toMatchObject({ fields: ['diagnosis'] });
  });
});

test('both languages have the same texts for documents', () => {
  const keys = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}/${key}`)) : [path];
  expect(keys(enDocuments)).toEqual(keys(deDocuments));
});
