import { randomInt } from 'node:crypto';
import type { HealthStateInput } from '@blattwerk/contract/health-states/shapes';
import { criteria } from '@blattwerk/contract/health-states/shapes';
import { demoPassword } from '../../seeds/cast.ts';
import { openMailbox, type Mailbox } from '../sandbox/mailbox.ts';
import { apiClient, type ApiClient } from './client.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A user whom no other test knows. */
export const newPerson = (firstName: string, lastName: string): Person => {
  const mark = `${Date.now().toString(36)}${randomInt(1_000_000).toString(36)}`;
  const mailName = `${firstName}.${lastName}`.normalize('NFD').replaceAll(/[^A-Za-z.]/g, '');
  return { firstName, lastName, email: `${mailName}.${mark}@example.test`.toLowerCase(), password: demoPassword };
};

export const healthyAnswers: HealthStateInput = {
  symptoms: ['chronic-pain'],
  symptomsDuration: 'more-than-6-months',
  symptomsLevel: 7,
  complaints: 'Rückenschmerzen nach einem Sturz.',
  treatedBefore: true,
  criteriaConfirm: Object.fromEntries(criteria.map((criterion) => [criterion, true])) as HealthStateInput['criteriaConfirm'],
  medicationTaken: false,
  cannabisExperience: false,
  usageType: 'inhalation',
  requestedProducts: [],
  agreement: true,
};

export interface Patient extends Person {
  api: ApiClient;
  mailbox: Mailbox;
}

export interface Submitted extends Patient {
  treatmentId: string;
  sessionId: string;
}

/** Registers and confirms, as the storefront would, without its screens. */
export const registerPatient = async (baseUrl: string, sandboxUrl: string, person: Person, locale: 'de' | 'en' = 'de'): Promise<Patient> => {
  const { email, password, firstName, lastName } = person;
  const visitor = apiClient(baseUrl);
  const account = {
    email,
    password,
    passwordConfirm: password,
    firstName,
    lastName,
    dob: '1988-03-09',
    privacyAccepted: true,
    termsAccepted: true,
    locale,
  } as const;
  await visitor.post('/clients/iam/register', { body: account });
  const mailbox = openMailbox(sandboxUrl, email);
  const mail = await mailbox.waitFor(/bestätigen|confirm/i);
  const code = /\b\d{6,8}\b/.exec(mail.text)?.[0];
  const { token } = await visitor.post('/clients/iam/email-confirm', { body: { email, code } });
  return { ...person, mailbox, api: apiClient(baseUrl, token) };
};

/** Everything up to the request, which then waits for its payment. */
export const submitRequest = async (patient: Patient, answers: HealthStateInput = healthyAnswers): Promise<Submitted> => {
  const { api, firstName, lastName } = patient;
  const address = { street: 'Torstraße', houseNum: '12', zipCode: '10119', city: 'Berlin', country: 'DE', phone: '+49 30 23125 777' };
  await api.patch('/clients/iam/profile', { body: address });
  const { version } = await api.post('/clients/health-state', { body: answers });
  const { documents } = await api.get('/clients/iam/statuses');
  for (const document of ['information', 'contract'] as const) {
    const signature = { kind: 'typed' as const, name: `${firstName} ${lastName}` };
    await api.post('/clients/iam/sign', { body: { document, version: documents[document].version, signature } });
  }
  const treatment = await api.post('/clients/treatment', { body: { healthStateVersion: version } });
  const { sessionId } = await api.post('/clients/stripe/create-checkout-session', { body: { treatmentId: treatment.id } });
  return { ...patient, treatmentId: treatment.id, sessionId };
};
