import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const clients = '/api/v1/clients';
const backoffice = '/api/v1/backoffice';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => void (test.mails.length = 0));

/** Two prescriptions of one request, sent to a pharmacy with an account that has been told. */
const sent = async () => {
  const patient = await buildPatient(test.knex);
  const token = await test.tokenOf(patient);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  const [first, second] = [
    await buildPrescription(test.knex, { treatmentId: treatment.id }),
    await buildPrescription(test.knex, { treatmentId: treatment.id }),
  ];
  const staff = await buildPharmacyUser(test.knex);
  await test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId: staff.pharmacyId, consentVersion: 1 }, token).expect(200);
  await test.runJobs();
  const { email } = await test.knex('pharmacies').where({ id: staff.pharmacyId }).first('email');
  test.mails.length = 0;
  const admin = await test.tokenOf(await buildAdmin(test.knex));
  return {
    patient,
    token,
    treatment,
    first,
    second,
    staffToken: await test.tokenOf(staff),
    pharmacyId: staff.pharmacyId as string,
    email: email as string,
    admin,
  };
};

const recall = (treatmentId: string, token: string) => test.send('post', `${clients}/pharmacy/recall`, { treatmentId }, token);
const act = (id: string, action: string, token: string, body: object = {}) => test.send('post', `${backoffice}/prescriptions/${id}/${action}`, body, token);
const statuses = (treatmentId: string) => test.knex('prescriptions').where({ treatmentId }).orderBy('position').pluck('status');
const kinds = (prescriptionId: string) => test.knex('prescription_events').where({ prescriptionId }).orderBy('id').pluck('kind');
const actions = async (objectId: string): Promise<string[]> =>
  (await test.knex('audit_events').where({ objectId }).orderBy('id').pluck<string[]>('action')).filter((action) => action !== 'prescription.send');

describe('A patient', () => {
  it('takes back what no pharmacy has accepted: the copy is void at once, the pharmacy is told, and it can go elsewhere', async () => {
    const { token, treatment, first, staffToken, pharmacyId, email } = await sent();
    const answer = await recall(treatment.id, token).expect(200);
    expect(answer.body.items.map((item: object) => item)).toMatchObject([
      { status: 'issued', pharmacy: null, sending: null, sentAt: null },
      { status: 'issued', pharmacy: null, sending: null, sentAt: null },
    ]);
    await test.get(`${backoffice}/prescriptions/${first.id}`, staffToken).expect(404);
    expect(await test.knex('prescription_deliveries').where({ pharmacyId }).whereNull('voidedAt')).toEqual([]);
    expect(await test.knex('sendings').where({ pharmacyId }).first('endedAt')).toEqual({ endedAt: test.clock.now() });
    await test.runJobs();
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Ein Vorgang wurde zurückgeholt']]);
    const other = await buildPharmacy(test.knex);
    await test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId: other.id, consentVersion: 1 }, token).expect(200);
    expect(await kinds(first.id)).toEqual(['sent', 'recalled', 'sent']);
  });

  it('cannot take back what a pharmacy has accepted, and not another patient’s', async () => {
    const { token, treatment, first, second, staffToken } = await sent();
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    await recall(treatment.id, stranger).expect(404, /treatment.notFound/);
    await act(first.id, 'accept', staffToken).expect(200);
    await recall(treatment.id, token).expect(200);
    expect(await statuses(treatment.id)).toEqual(['received', 'issued']);
    await recall(treatment.id, token).expect(409, /pharmacy.cannotRecall/);
    expect(await kinds(second.id)).toEqual(['sent', 'recalled']);
  });

  it('takes back once, of two at once', async () => {
    const { token, treatment, first } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => recall(treatment.id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await kinds(first.id), await actions(first.id)]).toEqual([['sent', 'recalled'], ['prescription.recall']]);
    await test.runJobs();
    expect(test.mails).toHaveLength(1);
  });

  it('or the pharmacy that accepts at the same moment has it, never both', async () => {
    for (const _ of [1, 2, 3]) {
      const { token, treatment, first, staffToken } = await sent();
      const [back, taken] = await Promise.all([recall(treatment.id, token), act(first.id, 'accept', staffToken)]);
      const { status } = await test.knex('prescriptions').where({ id: first.id }).first('status');
      expect([back.status === 200 && status === 'issued', taken.status === 200 && status === 'received']).toContain(true);
      expect(await actions(first.id)).toEqual([status === 'issued' ? 'prescription.recall' : 'prescription.accept']);
      expect(await kinds(first.id)).toEqual(['sent', status === 'issued' ? 'recalled' : 'received']);
    }
  });
});

describe('An administrator', () => {
  const reason = 'Die Apotheke ist wegen eines Wasserschadens geschlossen.';

  it('takes a whole sending back until it is ready, with a reason; both sides are told', async () => {
    const { patient, treatment, first, second, staffToken, email, admin } = await sent();
    await act(first.id, 'accept', staffToken).expect(200);
    await act(first.id, 'prepare', staffToken).expect(200);
    await act(second.id, 're-route', admin, { reason: 'weg' }).expect(400);
    const answer = await act(second.id, 're-route', admin, { reason }).expect(200);
    expect(answer.body).toMatchObject({ status: 'issued', pharmacy: null, abilities: [] });
    expect(await statuses(treatment.id)).toEqual(['issued', 'issued']);
    expect((await kinds(first.id)).at(-1)).toBe('re-routed');
    expect(await test.knex('audit_events').where({ action: 'prescription.re-route', objectId: first.id }).first('reason')).toEqual({ reason });
    await test.runJobs();
    expect(test.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [email, 'Ein Vorgang wurde zurückgeholt'],
        [patient.email, 'Bitte treffen Sie eine neue Auswahl'],
      ].sort(),
    );
    expect(test.mails.find(({ to }) => to === patient.email)?.text).toContain(`/dashboard/pharmacy?request=${treatment.id}`);
  });

  it('or the pharmacy that accepts at the same moment moves it, and every step that happened is written down', async () => {
    for (const _ of [1, 2, 3]) {
      const { first, staffToken, admin } = await sent();
      const [moved, taken] = await Promise.all([act(first.id, 're-route', admin, { reason }), act(first.id, 'accept', staffToken)]);
      const { status } = await test.knex('prescriptions').where({ id: first.id }).first('status');
      const steps = [...(taken.status === 200 ? ['prescription.accept'] : []), ...(moved.status === 200 ? ['prescription.re-route'] : [])];
      expect(await actions(first.id)).toEqual(steps);
      expect(status).toBe(moved.status === 200 ? 'issued' : 'received');
      expect([moved.status, taken.status]).toContain(200);
    }
  });

  it('cannot move what is ready', async () => {
    const { first, staffToken, admin } = await sent();
    await act(first.id, 'accept', staffToken).expect(200);
    await act(first.id, 'ready', staffToken).expect(200);
    await act(first.id, 're-route', admin, { reason }).expect(409, /prescription.cantProcessed/);
  });

  it('sends the notice once more while the pharmacy has yet to accept', async () => {
    const { first, staffToken, admin, email } = await sent();
    const shown = await test.get(`${backoffice}/prescriptions/${first.id}`, admin).expect(200);
    expect(shown.body.abilities).toEqual(['re-route', 'resend-notice']);
    await act(first.id, 'resend-notice', admin).expect(200);
    await test.runJobs();
    expect(test.mails.map(({ to }) => to)).toEqual([email]);
    await act(first.id, 'accept', staffToken).expect(200);
    await act(first.id, 'resend-notice', admin).expect(409, /prescription.cantProcessed/);
  });
});
