import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { cast } from '../seeds/cast.ts';
import { ApiRefusal, apiClient, loginToApi, type ApiClient } from './api/client.ts';
import { changeSetting } from './api/settings.ts';
import { newPerson, registerPatient, submitRequest, type Submitted } from './api/patient.ts';
import { approvalFor, certificatesOf, flowersInStock, paymentsOf, pharmacyOf, prescriptionsOf } from './api/staff.ts';
import { findPlace, makeDataDir, startProduct, type Product } from './product/product-process.ts';
import { withDatabase } from './product/with-database.ts';
import { openSandboxControl } from './sandbox/control.ts';
import { openMailbox } from './sandbox/mailbox.ts';

/** At each of the three moments the API dies this often, each time with other requests on their way. */
const rounds = 2;
const requestsPerRound = 3;
/** A job that died with its worker is taken over when its heartbeat has stopped. */
const recovery = { timeout: 150_000 };

test.describe.configure({ mode: 'serial', timeout: 420_000 });

let product: Product;
let admin: ApiClient;
let doctor: ApiClient;
const patients: Submitted[] = [];

const groups = (): Submitted[][] => Array.from({ length: rounds }, (_, round) => patients.slice(round * requestsPerRound, (round + 1) * requestsPerRound));
const treatmentOf = ({ api, treatmentId }: Submitted): Promise<PatientTreatment> => api.get('/clients/treatment/:id', { params: { id: treatmentId } });

/** Kills the API somewhere in the middle of what the calls set off, and starts the product again. Calls that die with it are no failure. */
const dieDuring = async (calls: () => Promise<unknown>[]): Promise<void> => {
  const answers = Promise.allSettled(calls());
  await pause(randomInt(300));
  await product.killApi();
  await answers;
  product = await startProduct(product);
};

/** What a person does after the answer was lost: the same again. It may have worked the first time. */
const again = async (call: () => Promise<unknown>, done: string): Promise<void> => {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== done) throw error;
  }
};

const subjectsOf = async (patient: Submitted): Promise<string[]> => (await patient.mailbox.all()).map(({ subject }) => subject).toSorted();

test.beforeAll(async () => {
  product = await startProduct(await findPlace(makeDataDir('crash'), 4400));
  const { baseUrl, sandboxUrl } = product;
  // Each mail comes by itself: that it comes once is read from its subject.
  await changeSetting(baseUrl, 'mails.gatherSeconds', 0);
  admin = await loginToApi(baseUrl, cast.admin.email);
  doctor = await loginToApi(baseUrl, cast.doctor.email);
  for (let count = 0; count < rounds * requestsPerRound; count += requestsPerRound) {
    const people = Array.from({ length: requestsPerRound }, (_, index) => newPerson('Kim', `Ausfall${count + index}`));
    patients.push(...(await Promise.all(people.map(async (person) => submitRequest(await registerPatient(baseUrl, sandboxUrl, person))))));
  }
});

test.afterAll(async () => {
  await product.stop();
  rmSync(product.dataDir, { recursive: true, force: true });
});

test('FLT-01 a payment is neither lost nor counted twice when the API dies while it is told of it', { tag: '@full' }, async () => {
  for (const group of groups()) {
    const sandbox = openSandboxControl(product.sandboxUrl);
    await sandbox.holdEvents();
    for (const { sessionId } of group) await sandbox.pay(sessionId);
    await dieDuring(() => [sandbox.flushEvents()]);
    for (const patient of group) await expect.poll(async () => (await treatmentOf(patient)).status, recovery).toBe('in-review');
  }
  for (const { treatmentId } of patients) expect((await paymentsOf(admin, treatmentId)).map(({ status }) => status)).toEqual(['paid']);
});

test('an approval is complete or has not happened when the API dies in the middle of it', { tag: '@full' }, async () => {
  const products = await flowersInStock(apiClient(product.baseUrl), 2);
  const approve = ({ treatmentId }: Submitted) =>
    doctor.post('/backoffice/treatments/:id/approve', { params: { id: treatmentId }, body: approvalFor(products) });
  for (const group of groups()) {
    for (const { treatmentId } of group) await doctor.post('/backoffice/treatments/:id/claim', { params: { id: treatmentId } });
    await dieDuring(() => group.map(approve));
    for (const patient of group) await again(() => approve(patient), 'treatment.alreadyApproved');
  }
  for (const patient of patients) {
    await expect.poll(async () => (await treatmentOf(patient)).documents, recovery).toEqual({ invoice: true, medicalLetter: true });
    const { status, deposit, prescriptions } = await treatmentOf(patient);
    expect({ status, deposit: deposit.status, medicines: prescriptions.length }).toEqual({ status: 'approved', deposit: 'offset', medicines: products.length });
    expect(await certificatesOf(doctor, patient.treatmentId)).toHaveLength(1);
  }
});

test('FLT-03 a prescription reaches its pharmacy once when the API dies while it is being sent', { tag: '@full' }, async () => {
  const { id: pharmacyId } = await pharmacyOf(apiClient(product.baseUrl), cast.pharmacy.pharmacySlug);
  const send = ({ api, treatmentId }: Submitted) => api.post('/clients/pharmacy', { body: { treatmentId, pharmacyId, consentVersion: 1 } });
  const inbox = openMailbox(product.sandboxUrl, `post@${cast.pharmacy.pharmacySlug}.example`);
  for (const group of groups()) {
    await dieDuring(() => group.map(send));
    for (const patient of group) await again(() => send(patient), 'pharmacy.alreadySent');
  }
  const pharmacy = await loginToApi(product.baseUrl, cast.pharmacy.email);
  for (const { treatmentId } of patients) {
    const prescriptions = await prescriptionsOf(pharmacy, treatmentId);
    expect(prescriptions.map(({ status, pharmacy: at }) => [status, at?.id])).toEqual([1, 2].map(() => ['sent', pharmacyId]));
  }
  // One mail a sending, however many prescriptions are in it. The demo's own sendings are announced meanwhile.
  const announced = async () => {
    const ids = await withDatabase<string[]>(product, 'announcements.command.ts', ...patients.map(({ treatmentId }) => treatmentId));
    const mails = await inbox.all();
    return [ids.length, mails.filter(({ messageId }) => ids.some((id) => messageId.includes(id))).length];
  };
  await expect.poll(announced, recovery).toEqual([patients.length, patients.length]);
});

test('FLT-04 FLT-05 afterwards every document is there, and every mail has come exactly once', { tag: '@full' }, async () => {
  for (const patient of patients) {
    const { treatmentId, api } = patient;
    const { prescriptions } = await treatmentOf(patient);
    const files = [
      ...prescriptions.map(({ id }) => api.file('/clients/prescriptions/:id/copy', { params: { id } })),
      api.file('/clients/treatment/download/invoice', { query: { treatmentId } }),
      api.file('/clients/treatment/medical-letter/download', { query: { treatmentId } }),
    ];
    for (const file of await Promise.all(files)) expect(await file.slice(0, 5).text()).toBe('%PDF-');
    const expected = [
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      'Ihre Anfrage ist eingegangen',
      'Zu Ihrer Anfrage gibt es eine Entscheidung',
      'Ihre Rechnung liegt bereit',
    ];
    await expect.poll(() => subjectsOf(patient), recovery).toEqual(expected.toSorted());
    expect((await paymentsOf(admin, treatmentId)).map(({ status }) => status)).toEqual(['offset']);
  }
});
