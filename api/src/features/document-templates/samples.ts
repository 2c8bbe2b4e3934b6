import { composeGoae } from '@blattwerk/contract/treatments/goae';
import type { Locale } from '@blattwerk/contract/errors';
import type { DoctorParty, PatientParty, PrintedMedicine } from '../documents/public.ts';

/** People and numbers of the previews; none of them exists. */
export const at = new Date('2026-11-24T09:30:00Z');

export const sampleDoctor: DoctorParty & { taxNumber: string } = {
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
  phone: '+493023125001',
  email: 'praxis@blattwerk.example',
  taxNumber: '34/123/45678',
};

export const samplePatient: PatientParty = {
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

export const sampleMedicine: PrintedMedicine & { pzn: string } = {
  name: 'Musterblüte 22/1',
  pzn: '04877800',
  form: 'Cannabisblüten, unzerkleinert',
  category: 'flower',
  thc: { value: 22, isBelow: false },
  cbd: { value: 1, isBelow: true },
  strengthUnit: '%',
};

export const sampleDose = { singleDose: '0,1 g', dailyDose: '0,5 g', instructions: 'Bei 185 °C verdampfen und inhalieren, abends beginnen.' } as const;

export const sampleInvoiceLines = (locale: Locale) =>
  composeGoae(
    [
      { number: '1', multiplier: 1.59 },
      { number: '75', multiplier: 1 },
    ],
    locale,
  ).lines;

/** What the letter says in the words of a doctor or patient. */
export const sampleLetter = {
  de: {
    contact: 'Videosprechstunde',
    diagnosis: 'Chronisches Schmerzsyndrom (F45.41)',
    symptoms: { what: 'Chronische Schmerzen', severity: '7 von 10', duration: 'Länger als 6 Monate' },
    history: 'Seit drei Jahren Rückenschmerzen, nachts stärker.',
    medication: 'Ibuprofen 600 mg, bei Bedarf',
    course: 'Wirkung der letzten Verordnung: 8 von 10. Keine Nebenwirkungen angegeben.',
    assessment: 'Ein Behandlungsversuch ist vertretbar.',
    remoteJustification: 'Befunde lagen vor, der Verlauf ist stabil.',
  },
  en: {
    contact: 'Video consultation',
    diagnosis: 'Chronic pain syndrome (F45.41)',
    symptoms: { what: 'Chronic pain', severity: '7 of 10', duration: 'More than 6 months' },
    history: 'Back pain for three years, stronger at night.',
    medication: 'Ibuprofen 600 mg, as needed',
    course: 'Effect of the last prescription: 8 of 10. No side effects reported.',
    assessment: 'A trial of treatment is justifiable.',
    remoteJustification: 'Findings were available, the course is stable.',
  },
} as const;

const until = new Date('2036-11-24T09:30:00Z');

/** What is deleted of an account with a treatment, and what stays. */
export const sampleDeletion = {
  deleted: { profile: 1, signIn: 2, sessions: 3, favourites: 4, mails: 21 },
  kept: [
    { kind: 'record', count: 12, until },
    { kind: 'documents', count: 6, until },
    { kind: 'sealedName', count: 1, until },
    { kind: 'accessLog', count: 48, until },
  ],
} as const;
