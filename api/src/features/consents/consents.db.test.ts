import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { consentPurposes, purposeTexts } from '@blattwerk/contract/consents/texts';
import { buildConsent } from '../../../../seeds/factories/consents.ts';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { asBytes, readBytes } from '../../../test/read-bytes.ts';
import { sha256 } from '../../kernel/ids.ts';
import { issueReceiptJob } from './jobs/issue-receipt.ts';

let test: TestApp;
let patient: { id: string; email: string };
let token: string;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  patient = await buildPatient(test.knex);
  token = await test.tokenOf(patient);
});

const clients = '/api/v1/clients';
const consents = `${clients}/iam/consents`;
const list = async () => (await test.get(consents, token).expect(200)).body.items;
const give = (purpose: string, more: object = {}) => test.send('post', consents, { purpose, ...more }, token);
const preview = async (purpose: string, more: object = {}) =>
  (await test.send('post', `${consents}/${purpose}/withdraw?preview=true`, more, token).expect(200)).body;
const withdraw = async (purpose: string, more: object = {}) => (await test.send('post', `${consents}/${purpose}/withdraw`, more, token).expect(200)).body;
const kinds = ({ effects }: { effects: { kind: string }[] }): string[] => effects.map(({ kind }) => kind);

describe('Consents', () => {
  it('are listed for each purpose, with the version to give where none was given', async () => {
    expect(await list()).toEqual(
      consentPurposes.map((purpose) => ({ purpose, version: purposeTexts[purpose].length, givenAt: null, withdrawnAt: null, way: null, sha256: null })),
    );
  });

  it.each(consentPurposes)('to %s are kept with the hash of the words, the time and the way', async (purpose) => {
    await give(purpose, { way: 'profile' }).expect(200);
    const text = purposeTexts[purpose].at(-1)!;
    const proof = sha256(canonicalConsent(purpose, purposeTexts[purpose].length, 'de', text));
    expect((await list()).find((item: { purpose: string }) => item.purpose === purpose)).toMatchObject({
      givenAt: test.clock.now().toISOString(),
      withdrawnAt: null,
      way: 'profile',
      sha256: proof,
    });
  });

  it('of another version than the current one are refused', async () => {
    expect((await give('analytics', { version: 2 }).expect(409)).body.code).toBe('agreement.outdated');
  });
});

describe('The receipt of a consent', () => {
  const fetch = async (): Promise<Buffer> => (await asBytes(test.get(`${consents}/diary/receipt`, token)).expect(200)).body;
  const check = async (bytes: Buffer) => (await test.send('post', `${clients}/prescriptions/check/file`).attach('file', bytes, 'beleg.pdf').expect(200)).body;

  it('is issued when it is given and when it is withdrawn, and there is none before', async () => {
    await test.get(`${consents}/diary/receipt`, token).expect(404);
    await give('diary', { way: 'diary' }).expect(200);
    await test.get(`${consents}/diary/receipt`, token).expect(409, /document.notReady/);
    await test.runJobs();
    const given = await fetch();
    const words = (await readBytes(given)).replaceAll(/\s+/g, ' ');
    for (const told of ['Beleg einer Einwilligung', 'Therapietagebuch liest', 'im Tagebuch']) expect(words).toContain(told);
    expect(words).not.toContain('Widerrufen am');
    await withdraw('diary');
    await test.get(`${consents}/diary/receipt`, token).expect(409, /document.notReady/);
    await test.runJobs();
    const withdrawn = await fetch();
    expect(await readBytes(withdrawn)).toMatch(/Beleg einer widerrufenen Einwilligung[\s\S]*Widerrufen am/);
    expect(await check(given)).toMatchObject({ state: 'genuine', kind: 'consent-receipt', number: null, doctorName: null });
    expect(await check(withdrawn)).toMatchObject({ state: 'genuine', kind: 'consent-withdrawal' });
  });

  it('is in the language in which the words were shown, and known by its code without a purpose', async () => {
    await test.send('post', consents, { purpose: 'video' }, token).set('Accept-Language', 'en').expect(200);
    await test.runJobs();
    const { body } = await asBytes(test.get(`${consents}/video/receipt`, token)).expect(200);
    const words = await readBytes(body);
    expect(words).toMatch(/Receipt of a consent/);
    const [, code = ''] = /check\/\s*([2-9A-HJ-NP-Z]{10})/.exec(words) ?? [];
    const { text } = await test.get(`${clients}/prescriptions/check/${code}`).expect(200, /consent-receipt/);
    expect(text).not.toContain('video');
  });

  it('is made once, also of a consent that is older than receipts', async () => {
    await buildConsent(test.knex, { userId: patient.id, purpose: 'video', at: new Date(0) });
    const { id } = await test.knex('consents').where({ userId: patient.id }).first('id');
    const span = { from: test.clock.now(), to: test.clock.now() };
    const missing = (await issueReceiptJob.undone?.(test.context.systemKnex, span))?.filter(({ consentId }) => consentId === id) ?? [];
    expect(missing).toEqual([{ consentId: id, kind: 'consent-receipt' }]);
    for (const data of [...missing, ...missing]) await issueReceiptJob.handler(test.ctx, data);
    expect(await test.context.systemKnex('issued_documents').where({ recordId: id }).pluck('kind')).toEqual(['consent-receipt']);
    expect((await issueReceiptJob.undone?.(test.context.systemKnex, span))?.filter(({ consentId }) => consentId === id)).toEqual([]);
  });
});

it('keeps the answer about cookies with nothing about the person', async () => {
  await test.send('post', `${clients}/cookie-choices`, { isAgreed: false, version: 1 }, token).expect(201);
  await test.send('post', `${clients}/cookie-choices`, { isAgreed: true, version: 999 }, token).expect(409, /agreement.outdated/);
  const [row] = await test.knex('cookie_choices');
  expect(row).toEqual({
    id: expect.any(String),
    isAgreed: false,
    version: 1,
    locale: 'de',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    chosenAt: test.clock.now(),
  });
});

describe('A withdrawal', () => {
  it('of the transfer takes back what is not dispensed, tells the pharmacy and closes its access', async () => {
    const treatment = await buildTreatment(test.knex, { patientId: patient.id, status: 'approved' });
    const { id } = await buildPrescription(test.knex, { treatmentId: treatment.id });
    const staff = await buildPharmacyUser(test.knex);
    const choose = (more: object = {}) => test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId: staff.pharmacyId, ...more }, token);
    await choose().expect(200);
    await test.runJobs();
    await test.send('post', `/api/v1/backoffice/prescriptions/${id}/accept`, {}, await test.tokenOf(staff)).expect(200);
    expect(kinds(await preview('pharmacy-transfer'))).toEqual(['prescription-taken-back']);
    await withdraw('pharmacy-transfer');
    expect(await test.knex('prescriptions').where({ id }).first('status', 'pharmacyId')).toEqual({ status: 'issued', pharmacyId: null });
    await test.get(`/api/v1/backoffice/prescriptions/${id}`, await test.tokenOf(staff)).expect(404);
    expect(await test.knex('mails').where({ template: 'prescription-withdrawn' })).toHaveLength(1);
    expect((await choose().expect(409)).body).toMatchObject({ code: 'consent.required', details: { purpose: 'pharmacy-transfer', version: 1 } });
    await choose({ consentVersion: 1 }).expect(200);
    expect(await test.knex('consents').where({ userId: patient.id, document: 'pharmacy-transfer' }).pluck('way')).toEqual([
      'pharmacy-choice',
      'pharmacy-choice',
    ]);
  });

  it('of the transfer leaves with the pharmacy what it has dispensed in part', async () => {
    const treatment = await buildTreatment(test.knex, { patientId: patient.id, status: 'approved' });
    const pharmacyId = (await buildPharmacy(test.knex)).id;
    const { id } = await buildPrescription(test.knex, { treatmentId: treatment.id, status: 'partly-dispensed', pharmacyId });
    await give('pharmacy-transfer').expect(200);
    expect(kinds(await preview('pharmacy-transfer'))).toEqual(['prescription-kept']);
    await withdraw('pharmacy-transfer');
    expect(await test.knex('prescriptions').where({ id }).first('status')).toEqual({ status: 'partly-dispensed' });
  });

  it('of health data ends the open request and gives the deposit back; the preview changes nothing', async () => {
    const { id, number } = await buildTreatment(test.knex, { patientId: patient.id, status: 'in-review' });
    const shown = await preview('health-data');
    expect(kinds(shown)).toEqual(['request-cancelled', 'deposit-refunded', 'record-kept']);
    expect(shown.effects[0].text).toContain(number);
    expect(await test.knex('treatments').where({ id }).first('status')).toEqual({ status: 'in-review' });
    expect(await withdraw('health-data')).toMatchObject({ purpose: 'health-data', withdrawnAt: expect.any(String), effects: shown.effects });
    expect(await test.knex('treatments').where({ id }).first('status')).toEqual({ status: 'cancelled' });
    expect(await test.knex('payments').where({ treatmentId: id }).pluck('status')).toEqual(['refund-pending']);
    expect(kinds(await preview('health-data'))).toEqual(['record-kept']);
  });

  it('of health data empties the draft, and nothing more is taken until it is given again', async () => {
    await buildHealthState(test.knex, { patientId: patient.id, status: 'draft' });
    expect(kinds(await preview('health-data'))).toEqual(['draft-emptied', 'record-kept']);
    await withdraw('health-data');
    expect(await test.knex('health_states').where({ patientId: patient.id }).pluck('answers')).toEqual([{}]);
    const save = (body: object) => test.send('patch', `${clients}/health-state`, body, token);
    expect((await save({ complaints: 'Rücken' }).expect(409)).body).toMatchObject({ code: 'consent.required', details: { purpose: 'health-data' } });
    expect((await test.send('post', `${clients}/treatment`, {}, token).expect(409)).body.code).toBe('consent.required');
    await save({ agreement: true }).expect(200);
    await save({ complaints: 'Rücken' }).expect(200);
  });

  it('of video changes booked consultations to the telephone, or cancels them; given again, they are by video', async () => {
    const startsAt = new Date(test.clock.now().getTime() + 86_400_000);
    const { id, doctorId } = await buildConsultation(test.knex, { patientId: patient.id, startsAt });
    const row = () => test.knex('consultations').where({ id }).first('status', 'isByPhone');
    await give('video').expect(200);
    expect(kinds(await preview('video'))).toEqual(['consultation-by-phone']);
    expect(kinds(await preview('video', { consultations: 'cancel' }))).toEqual(['consultation-cancelled']);
    await withdraw('video');
    expect(await row()).toEqual({ status: 'booked', isByPhone: true });
    await give('video').expect(200);
    expect(await row()).toEqual({ status: 'booked', isByPhone: false });
    const mails = await test.knex('mails').where({ recipientId: doctorId }).whereLike('template', 'consultation-by-%').select('template', 'params');
    const params = { consultationId: id, startsAt: startsAt.toISOString() };
    expect(mails).toHaveLength(2);
    expect(mails).toEqual(expect.arrayContaining(['consultation-by-phone', 'consultation-by-video'].map((template) => ({ template, params }))));
    await withdraw('video', { consultations: 'cancel' });
    expect(await row()).toEqual({ status: 'cancelled', isByPhone: false });
  });

  it('of the newsletter ends the subscription, and the end of the subscription ends the consent', async () => {
    const subscription = () => test.knex('newsletter_subscriptions').where({ email: patient.email }).first('status');
    await give('newsletter').expect(200);
    expect(await subscription()).toEqual({ status: 'pending' });
    expect(kinds(await withdraw('newsletter'))).toEqual(['newsletter-ended']);
    expect(await subscription()).toEqual({ status: 'withdrawn' });
    await test.send('post', `${clients}/iam/newsletter`, {}, token).expect(202);
    await test.send('post', `${clients}/iam/newsletter`, { subscribe: false }, token).expect(202);
    expect(await test.knex('consents').where({ userId: patient.id, document: 'newsletter' }).whereNull('withdrawnAt')).toEqual([]);
  });

  it('of analytics forgets the campaign', async () => {
    const body = { email: patient.email, source: 'market', campaign: { source: 'zeitung' } };
    await test.send('post', `${clients}/marketing-patients`, body).expect((answer) => expect(answer.status).toBeLessThan(300));
    await give('analytics').expect(200);
    await withdraw('analytics');
    expect(await test.knex('marketing_patients').where({ email: patient.email }).first('campaignSource')).toEqual({ campaignSource: null });
  });

  it('is nobody else’s: another patient’s consent stays', async () => {
    const other = await buildPatient(test.knex);
    await buildConsent(test.knex, { userId: other.id, purpose: 'diary', at: new Date() });
    await withdraw('diary');
    expect(await test.knex('consents').where({ userId: other.id, document: 'diary' }).select('withdrawnAt')).toEqual([{ withdrawnAt: null }]);
  });
});
