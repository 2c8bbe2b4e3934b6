import { readPdf } from '../../../adapters/pdf/testing/read-pdf.ts';

export const meta = { createdAt: new Date('2026-11-20T10:15:00Z'), version: 1, brand: 'Blattwerk' };
export const doctor = {
  title: 'Dr. med.',
  firstName: 'Anna',
  lastName: 'Lindström',
  profession: 'Fachärztin für Allgemeinmedizin',
  practice: 'Praxis am Lindenplatz',
  practiceHours: 'Mo–Fr 9–12 Uhr',
  street: 'Lindenplatz',
  houseNum: '4',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 23125001',
  email: 'praxis@blattwerk.example',
};
export const patient = {
  title: null,
  firstName: 'Erika',
  lastName: 'Mustermann',
  dob: '1984-03-09',
  street: 'Musterstraße',
  houseNum: '12a',
  zipCode: '80331',
  city: 'München',
  country: 'DE',
};

/** What a document says, with single spaces. */
export const words = (pdf: Buffer): string => readPdf(pdf).text.replaceAll(/[\s\u00a0]+/g, ' ');

export const medicine = {
  name: 'Aurum Verde 22/1 Northern Pine',
  form: 'Cannabisblüten, unzerkleinert',
  category: 'flower',
  thc: { value: 22, isBelow: false },
  cbd: { value: 1, isBelow: true },
  strengthUnit: '%',
} as const;
