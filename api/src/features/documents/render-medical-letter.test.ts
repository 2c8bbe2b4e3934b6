import deDocuments from '../../locales/de/documents.json' with { type: 'json' };
import enDocuments from '../../locales/en/documents.json' with { type: 'json' };
import { renderMedicalLetter, type MedicalLetterInput } from './render-medical-letter.ts';
import { doctor, meta, patient, words } from './testing/samples.ts';

const letter: MedicalLetterInput = {
  meta,
  locale: 'de',
  treatmentNumber: 'BW-2026-000123',
  issuedAt: meta.createdAt,
  doctor,
  patient,
  recipient: ['Praxis Dr. Vogel', 'Hauptstraße 3', '80331 München'],
  contact: 'Fragebogen und Video',
  diagnosis: 'Chronisches Schmerzsyndrom (F45.41)',
  plan: [{ product: 'Aurum Verde 22/1', quantity: '10 g', singleDose: '0,1 g', dailyDose: '0,5 g', instructions: 'Inhalieren.' }],
  assessment: 'Ein Behandlungsversuch ist vertretbar.',
  remoteJustification: 'Befunde lagen vor.',
  seal: 'advanced',
};

describe('a medical letter', () => {
  test('has diagnosis, plan, assessment and who wrote it', async () => {
    const text = words(await renderMedicalLetter(letter));
    for (const part of [
      'Arztbrief',
      'Praxis Dr. Vogel',
      'F45.41',
      'Aurum Verde 22/1',
      'einzeln 0,1 g',
      'Behandlungsversuch',
      'Befunde lagen vor.',
      'Dr. med. Anna Lindström',
      'keine qualifizierte',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Vorgeschichte');
  });

  test('is written in the patient’s language, also without a plan or a recipient', async () => {
    const text = words(await renderMedicalLetter({ ...letter, locale: 'en', plan: [], recipient: null }));
    for (const part of ['Medical letter', 'Nothing was prescribed.', 'For the practice that continues treatment', 'Dear colleague'])
      expect(text).toContain(part);
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
