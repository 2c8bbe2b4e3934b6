import { canary } from '../../../../seeds/canaries.ts';
import { demoPassword } from '../../../../seeds/cast.ts';
import { buildDiaryEntry } from '../../../../seeds/factories/diary.ts';
import { completeAnswers } from '../../../../seeds/factories/health-states.ts';
import { buildPharmacyQuestion } from '../../../../seeds/factories/pharmacy-questions.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { r4Faults } from '../../../test/fhir-r4.ts';
import { readZip } from '../../../test/read-zip.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { newId } from '../../kernel/ids.ts';
import type { Bundle } from './fhir/bundle.ts';

/** What HL7 FHIR R4 demands beyond its JSON schema: which primitive elements must be there, and which words a status may say. */
const rules: Record<string, { required: string[]; status?: string[] }> = {
  Patient: { required: ['name'] },
  Practitioner: { required: ['name'] },
  Organization: { required: ['name'] },
  QuestionnaireResponse: { required: ['status', 'item'], status: ['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped'] },
  ServiceRequest: { required: ['status', 'intent', 'subject'], status: ['draft', 'active', 'on-hold', 'revoked', 'completed', 'entered-in-error', 'unknown'] },
  Communication: {
    required: ['status', 'payload'],
    status: ['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed', 'entered-in-error', 'unknown'],
  },
  MedicationRequest: {
    required: ['status', 'intent', 'medicationCodeableConcept', 'subject', 'dosageInstruction'],
    status: ['active', 'on-hold', 'cancelled', 'completed', 'entered-in-error', 'stopped', 'draft', 'unknown'],
  },
  MedicationStatement: {
    required: ['status', 'medicationCodeableConcept', 'subject'],
    status: ['active', 'completed', 'entered-in-error', 'intended', 'stopped', 'on-hold', 'unknown', 'not-taken'],
  },
  AuditEvent: { required: ['type', 'recorded', 'agent', 'source'] },
  Task: {
    required: ['status', 'intent', 'focus'],
    status: [
      'draft',
      'requested',
      'received',
      'accepted',
      'rejected',
      'ready',
      'cancelled',
      'in-progress',
      'on-hold',
      'failed',
      'completed',
      'entered-in-error',
    ],
  },
  Appointment: {
    required: ['status', 'participant', 'start', 'end'],
    status: ['proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled', 'noshow', 'entered-in-error', 'checked-in', 'waitlist'],
  },
  Consent: { required: ['status', 'scope', 'category', 'policy'], status: ['draft', 'proposed', 'active', 'rejected', 'inactive', 'entered-in-error'] },
  DocumentReference: { required: ['status', 'content'], status: ['current', 'superseded', 'entered-in-error'] },
};

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner)));
};

/** FHIR allows no empty values anywhere. */
const emptyIn = (value: unknown): boolean => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return true;
  return typeof value === 'object' && value !== null && (Object.keys(value).length === 0 || Object.values(value).some(emptyIn));
};

const own = [
  'complaints',
  'medicationHistory',
  'cannabisBenefitReason',
  'treatingPhysician',
  'diagnosis',
  'remoteJustification',
  'override',
  'instructions',
  'question',
  'answer',
  'note',
  'pharmacyQuestion',
  'pharmacyAnswer',
  'revocation',
  'diaryNote',
  'correctionReason',
  'correctedDiagnosis',
];

let test: TestApp;
let files: Map<string, Buffer>;
let patients: { a: string; b: string };

const withRecord = async (doctorId: string): Promise<string> => {
  const { id } = await buildPatient(test.knex);
  const token = await test.tokenOf({ id });
  await test.send('patch', '/api/v1/clients/health-state', completeAnswers(id), token).expect(200);
  await test.send('post', '/api/v1/clients/health-state', {}, token).expect(200);
  const state = await test.context.systemKnex('health_states').where({ patientId: id }).first('id');
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: id, healthStateId: state.id, doctorId });
  const overrides = JSON.stringify([{ rule: 'daily-dose', reason: `Siehe ${canary(id, 'override')}.` }]);
  await test.knex('treatments').where({ id: treatment.id }).update({ overrides });
  await test.knex('letter_corrections').insert({
    ...{ id: newId(), treatmentId: treatment.id, doctorId, version: 2, issuedAt: test.clock.now(), remoteJustification: 'Verlauf.' },
    ...{ reason: `Siehe ${canary(id, 'correctionReason')}.`, diagnosis: `Siehe ${canary(id, 'correctedDiagnosis')}.` },
  });
  const sent = await buildPrescription(test.knex, { treatmentId: treatment.id, status: 'sent' });
  const revokeText = `Siehe ${canary(id, 'revocation')}.`;
  await test.knex('prescriptions').where({ id: sent.id }).update({ revokeReason: 'error', revokeText });
  const { sendingId } = await test.knex('prescriptions').where({ id: sent.id }).first('sendingId');
  const opened = { outcome: 'opened', ipHash: 'hash-of-place', secretHash: `hash-of-secret-${id}`, expiresAt: test.clock.now() };
  await test.knex('pharmacy_accesses').insert({ id: newId(), sendingId, at: test.clock.now(), ...opened });
  const words = { text: `Siehe ${canary(id, 'pharmacyQuestion')}.`, answerText: `Siehe ${canary(id, 'pharmacyAnswer')}.` };
  await buildPharmacyQuestion(test.knex, {
    prescriptionId: sent.id,
    status: 'answered',
    answerAction: 'answer',
    answeredAt: test.clock.now(),
    answeredById: doctorId,
    ...words,
  });
  await buildPrescription(test.knex, { treatmentId: treatment.id, status: 'returned' });
  await buildDiaryEntry(test.knex, { patientId: id, prescriptionId: sent.id });
  const at = test.clock.now();
  await test.knex('consultations').insert({ doctorId, patientId: id, startsAt: at, endsAt: new Date(at.getTime() + 600_000), status: 'cancelled' });
  await test.knex('consents').insert({ userId: id, document: 'terms', version: 1, sha256: 'a'.repeat(64) });
  for (const [kind, authorId] of [
    ['question', doctorId],
    ['answer', id],
    ['note', doctorId],
  ] as const)
    await test.knex('treatment_messages').insert({ id: newId(), treatmentId: treatment.id, authorId, kind, text: `Siehe ${canary(id, kind)}.\u00A0` });
  await test.context.jobs.send('treatments.issue-documents', { treatmentId: treatment.id });
  await test.runJobs();
  return id;
};

beforeAll(async () => {
  test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } });
  const doctor = await buildDoctor(test.knex);
  patients = { a: await withRecord(doctor.id), b: await withRecord(doctor.id) };
  const token = await test.tokenOf({ id: patients.a });
  const { body } = await test.send('post', '/api/v1/clients/iam/export', { password: demoPassword }, token).expect(202);
  await test.runJobs();
  const row = await test.context.systemKnex('data_exports').where({ id: body.id }).first('storageKey');
  files = await readZip(await test.context.ports.storage.get(row.storageKey));
});
afterAll(() => test.close());

const textOf = (name: string): string => {
  const bytes = files.get(name) ?? Buffer.alloc(0);
  return name.endsWith('.pdf') ? readPdf(bytes).text : String(bytes);
};

describe('An export', () => {
  it.each(['data.json', 'record.pdf', 'fhir-bundle.json'])('AUZ-05 holds every health word of its patient: %s', (name) => {
    expect(own.filter((field) => !textOf(name).includes(canary(patients.a, field)))).toEqual([]);
  });

  it('tells in all three when a pharmacy opened a sending by link, without the secret and the place it came from', () => {
    const data = JSON.parse(textOf('data.json')) as { pharmacyAccesses: object[] };
    expect(data.pharmacyAccesses).toMatchObject([{ outcome: 'opened' }]);
    expect(textOf('record.pdf').replaceAll(/\s+/g, ' ')).toMatch(/über Link und TAN Wann ?Apotheke ?Was .*Test-Apotheke \d+ ?geöffnet/);
    expect(textOf('fhir-bundle.json')).toContain('AuditEvent');
    expect([...files.keys()].map(textOf).join('\n')).not.toMatch(/hash-of-(place|secret)/);
  });

  it('AUZ-05 holds no health word of another person, in no file', () => {
    const all = [...files.keys()].map(textOf).join('\n');
    expect(own.filter((field) => all.includes(canary(patients.b, field)))).toEqual([]);
    expect(all).not.toContain(patients.b);
  });

  it('names people, appointments and papers in the readable copy, and no ids', () => {
    expect(textOf('record.pdf').replaceAll(/\s/g, '')).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
  });

  it('has no prescription that could be redeemed', () => {
    expect([...files.keys()].filter((name) => name.includes('rezept') && !name.includes('kopie'))).toEqual([]);
  });
});

describe('The FHIR bundle', () => {
  const bundle = (): Bundle => JSON.parse(textOf('fhir-bundle.json')) as Bundle;

  it('has every kind of resource, each with what R4 demands and a status that R4 knows', () => {
    const { type, entry } = bundle();
    expect(type).toBe('collection');
    expect([...new Set(entry.map(({ resource }) => resource.resourceType))].sort()).toEqual(Object.keys(rules).sort());
    for (const { resource } of entry) {
      const rule = rules[resource.resourceType];
      for (const element of rule?.required ?? []) expect([resource.resourceType, element, element in resource]).toEqual([resource.resourceType, element, true]);
      if (rule?.status) expect(rule.status).toContain(resource['status']);
    }
  });

  it('is valid against the JSON schema of R4', () => {
    expect(r4Faults(bundle())).toEqual([]);
  });

  it.each([
    ['a text with a no-break space', { note: [{ text: '0,1\u00A0g' }] }],
    ['an element that R4 does not know', { remarks: 'none' }],
    ['a number in place of a text', { authoredOn: 2026 }],
  ])('would not be valid with %s', (_fault, change) => {
    const { entry, ...rest } = bundle();
    const changed = entry.map((one) => (one.resource.resourceType === 'MedicationRequest' ? { ...one, resource: { ...one.resource, ...change } } : one));
    expect(r4Faults({ ...rest, entry: changed })).toHaveLength(entry.filter(({ resource }) => resource.resourceType === 'MedicationRequest').length);
  });

  it('has references that resolve, ids that are unique, and nothing empty', () => {
    const { entry } = bundle();
    const addresses = entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(entry.filter(({ fullUrl, resource }) => fullUrl !== `urn:uuid:${resource.id}`)).toEqual([]);
    expect(referencesIn(entry).filter((reference) => !addresses.includes(reference))).toEqual([]);
    expect(entry.filter(({ resource }) => emptyIn(resource)).map(({ resource }) => resource)).toEqual([]);
  });
});
