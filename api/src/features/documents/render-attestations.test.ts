import { pdfAProblems } from '../../adapters/pdf/testing/pdf-a.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { renderPatientCard, type PatientCardInput } from './render-patient-card.ts';
import { renderTravelCertificate, type TravelCertificateInput } from './render-travel-certificate.ts';
import { doctor, medicine, meta, patient, words } from './testing/samples.ts';

const checked = { ...meta, checkUrl: 'https://blattwerk.example/check/7KQ2ABCDEF' };
const card: PatientCardInput = {
  meta: checked,
  locale: 'de',
  number: 'B-2026-000123',
  issuedAt: meta.createdAt,
  validFrom: '2026-11-20',
  validUntil: '2027-05-19',
  doctor,
  patient,
  medicines: [{ ...medicine, dailyDose: '0,5 g' }],
  seal: 'advanced',
};
const certificate: TravelCertificateInput = {
  meta: checked,
  number: 'B-2026-000124',
  issuedAt: meta.createdAt,
  validFrom: '2026-12-01',
  validUntil: '2026-12-30',
  doctor,
  patient,
  travel: { days: 30, birthPlace: 'Bonn', nationality: 'DE', sex: 'f', identityDocument: 'L01X00T47' },
  prescription: 'R-2026-000123',
  medicine,
  dose: 'Einzeldosis 0,1 g, Tagesdosis 0,5 g · single dose 0.1 g, daily dose 0.5 g. Verdampfen.',
  amount: 15,
  unit: 'g',
  seal: 'advanced',
};

describe('a patient card', () => {
  test('names person, medicine, doctor, validity and where it is checked, on one page', async () => {
    const pdf = await renderPatientCard(card);
    const text = words(pdf);
    for (const part of [
      'Patientenausweis · Patient card',
      'Erika Mustermann',
      '09.03.1984',
      '20.11.2026 – 19.05.2027',
      'Aurum Verde 22/1',
      'THC 22 %',
      'Lindström',
    ])
      expect(text).toContain(part);
    expect(text).toContain('blattwerk.example/check/7KQ2ABCDEF');
    expect(readPdf(pdf).pages).toBe(1);
    expect(pdfAProblems(pdf)).toEqual([]);
  });

  test('says on its sheet in English what it says in German', async () => {
    const text = words(await renderPatientCard({ ...card, locale: 'en' }));
    for (const part of ['Valid until', '19 May 2027', 'not a prescription', 'Patientenausweis · Patient card']) expect(text).toContain(part);
  });

  test('without a medicine is not made', async () => {
    await expect(renderPatientCard({ ...card, medicines: [] })).rejects.toMatchObject({ fields: ['medicines'] });
  });
});

describe('a certificate for travel', () => {
  test('has every field of the form in three languages, and fits its page also with long names', async () => {
    const lastName = 'Freifrau von Hohenstein-Wittelsbachhausen';
    const pdf = await renderTravelCertificate({ ...certificate, patient: { ...patient, lastName } });
    const text = words(pdf);
    for (let field = 1; field <= 23; field += 1) expect(text).toContain(`(${field}) `);
    for (const part of [
      'Certificate for carrying drugs',
      'Mode d’emploi',
      lastName,
      'L01X00T47',
      'Deutschland · Germany',
      '01.12.2026 – 30.12.2026',
      '15 g = THC 3300 mg',
    ])
      expect(text).toContain(part);
    expect(readPdf(pdf).pages).toBe(1);
    expect(pdfAProblems(pdf)).toEqual([]);
  });

  test.each([
    ['in millilitres', { unit: 'ml', medicine: { ...medicine, category: 'extract', strengthUnit: 'mg/ml' } }, '15 ml = THC 330 mg'],
    ['in pieces', { unit: 'piece' }, '15 Stück · pieces · unités'],
    ['without a stated content', { medicine: { ...medicine, thc: null } }, 'THC keine Angabe'],
  ] as const)('counts what is taken along %s', async (_what, change, shown) => {
    expect(words(await renderTravelCertificate({ ...certificate, ...change }))).toContain(shown);
  });

  test('without the number of an identity document is not made', async () => {
    const travel = { ...certificate.travel, identityDocument: ' ' };
    await expect(renderTravelCertificate({ ...certificate, travel })).rejects.toMatchObject({ fields: ['travel.identityDocument'] });
  });
});

test.each([
  ['a patient card', () => renderPatientCard(card)],
  ['a certificate for travel', () => renderTravelCertificate(certificate)],
])('%s is made of the same bytes twice', async (_what, render) => {
  expect((await render()).equals(await render())).toBe(true);
});
