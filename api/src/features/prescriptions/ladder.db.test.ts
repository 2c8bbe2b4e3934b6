import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { linkToken } from '../../kernel/pharmacy-link-secrets.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => {
  test.mails.length = 0;
  // A Monday morning in Germany, within service time.
  test.clock.set('2026-11-23T09:00:00.000+01:00');
});

const clients = '/api/v1/clients';

/** Sent on Monday at nine, to a pharmacy with an account unless told otherwise. */
const sent = async (to: 'account' | 'link' | 'staff' = 'account') => {
  const patient = await buildPatient(test.knex);
  const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  const { id: prescriptionId } = await buildPrescription(test.knex, { treatmentId: treatment.id });
  const staff = await buildPharmacyUser(test.knex);
  const pharmacyId = to === 'account' ? (staff.pharmacyId as string) : (await buildPharmacy(test.knex, to === 'staff' ? { email: null } : {})).id;
  const body = { treatmentId: treatment.id, pharmacyId, consentVersion: 1 };
  const answer = await test.send('post', `${clients}/pharmacy`, body, await test.tokenOf(patient)).expect(200);
  await test.runJobs();
  const { email } = await test.knex('pharmacies').where({ id: pharmacyId }).first('email');
  return { patient, treatment, prescriptionId, staff, pharmacyId, email: email as string, sendingId: answer.body.items[0].sending.id as string };
};

/** The job runs twice each time, as it may. */
const watch = async (hours: number): Promise<void> => {
  test.clock.advance(hours * duration.hours);
  for (const _ of [1, 2]) {
    await test.ctx.jobs.send('prescriptions.watch-sendings', {});
    await test.runJobs();
  }
};
const tasksOf = (sendingId: string) => test.knex('delivery_tasks').where({ sendingId }).orderBy('createdAt').select('kind', 'status');
const mailsTo = (address: string): string[] => test.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe('A pharmacy that does not react', () => {
  it('is reminded after two hours, called after four, and after a day the patient is offered another one, each once', async () => {
    const { sendingId, email, patient, treatment, prescriptionId } = await sent();
    expect(mailsTo(email)).toEqual(['Ein neuer Vorgang wartet auf Sie']);
    await watch(1.9);
    expect(mailsTo(email)).toHaveLength(1);
    await watch(0.2);
    expect(mailsTo(email)).toEqual(['Ein neuer Vorgang wartet auf Sie', 'Ein Vorgang wartet noch auf Sie']);
    expect(await tasksOf(sendingId)).toEqual([]);
    await watch(2);
    expect(await tasksOf(sendingId)).toEqual([{ kind: 'call', status: 'open' }]);
    expect(mailsTo(patient.email)).toEqual([]);
    await watch(20);
    expect(mailsTo(patient.email)).toEqual(['Ihr Vorgang wartet noch auf eine Rückmeldung']);
    expect(test.mails.find(({ to }) => to === patient.email)?.text).toContain(`/dashboard/pharmacy?request=${treatment.id}`);
    const own = await test.get(`${clients}/pharmacy/info?treatmentId=${treatment.id}`, await test.tokenOf(patient)).expect(200);
    expect(own.body.items[0]).toMatchObject({ status: 'sent', sending: { offeredAt: test.clock.now().toISOString() } });
    await watch(48);
    expect([mailsTo(email).length, mailsTo(patient.email).length, (await tasksOf(sendingId)).length]).toEqual([2, 1, 1]);
    expect(await test.knex('prescriptions').where({ id: prescriptionId }).first('status')).toEqual({ status: 'sent' });
    const words = await test.knex('audit_events').where({ objectId: sendingId }).orderBy('id').pluck('action');
    expect(words).toEqual(['sending.remind', 'sending.offer-other']);
  });

  it('is left in peace over night and on Sunday, and the offer to the patient does not wait for Monday', async () => {
    test.clock.set('2026-11-28T18:30:00.000+01:00');
    const { sendingId, email, patient } = await sent();
    await watch(24);
    expect([mailsTo(email).length, await tasksOf(sendingId), mailsTo(patient.email).length]).toEqual([1, [], 1]);
    await watch(15.1);
    expect([mailsTo(email).length, await tasksOf(sendingId)]).toEqual([2, []]);
    await watch(2);
    expect(await tasksOf(sendingId)).toEqual([{ kind: 'call', status: 'open' }]);
  });

  it.each(['opened', 'accepted', 'returned', 'recalled'] as const)('stops being asked once it is %s', async (how) => {
    const { sendingId, email, patient, treatment, prescriptionId, staff } = await sent();
    await watch(5);
    expect(await tasksOf(sendingId)).toEqual([{ kind: 'call', status: 'open' }]);
    const act = async (action: string, body: object) =>
      test.send('post', `/api/v1/backoffice/prescriptions/${prescriptionId}/${action}`, body, await test.tokenOf(staff)).expect(200);
    if (how === 'opened') await test.knex('sendings').where({ id: sendingId }).update({ openedAt: test.clock.now() });
    if (how === 'accepted') await act('accept', {});
    if (how === 'returned') await act('return', { reason: 'not-available' });
    if (how === 'recalled') await test.send('post', `${clients}/pharmacy/recall`, { treatmentId: treatment.id }, await test.tokenOf(patient)).expect(200);
    await test.runJobs();
    const before = mailsTo(patient.email).length;
    await watch(48);
    expect(await tasksOf(sendingId)).toEqual([{ kind: 'call', status: 'cancelled' }]);
    expect(mailsTo(patient.email)).toHaveLength(before);
    expect(mailsTo(email).filter((subject) => subject === 'Ein Vorgang wartet noch auf Sie')).toHaveLength(1);
  });

  it('is led to its link by the reminder, which no table holds', async () => {
    const { sendingId, email, pharmacyId } = await sent('link');
    expect((await test.knex('sendings').where({ id: sendingId }).first('channel')).channel).toBe('link');
    await watch(2.1);
    const token = linkToken(test.context.secrets, sendingId);
    const [first, reminder, ...more] = test.mails.filter(({ to }) => to === email);
    expect([reminder?.subject, more]).toEqual(['Ein Vorgang wartet noch auf Sie', []]);
    for (const mail of [first, reminder]) expect(mail?.text).toContain(`/p/${token}`);
    expect(reminder?.text).not.toContain('/admin');
    const stored = [await test.knex('mails').where({ recipientAddress: email }), await test.knex('pharmacy_links').where({ pharmacyId })];
    expect(stored.map((rows) => rows.length)).toEqual([2, 1]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('with an account is led to the prescription by the reminder', async () => {
    const { email, prescriptionId } = await sent();
    await watch(2.1);
    const reminder = test.mails.find(({ to, subject }) => to === email && subject === 'Ein Vorgang wartet noch auf Sie');
    expect(reminder?.text).toContain(`/admin/inbox/${prescriptionId}`);
    expect(reminder?.text).not.toContain('/p/');
  });

  it('is not written to when staff pass it on; when that takes a day, another one is offered', async () => {
    const { sendingId, patient } = await sent('staff');
    await watch(23);
    expect([await tasksOf(sendingId), mailsTo(patient.email)]).toEqual([[{ kind: 'pass-on', status: 'open' }], []]);
    await watch(1);
    expect(mailsTo(patient.email)).toHaveLength(1);
  });

  it('is known by its sending: choosing another pharmacy begins anew', async () => {
    const { patient, treatment } = await sent();
    await watch(25);
    const token = await test.tokenOf(patient);
    await test.send('post', `${clients}/pharmacy/recall`, { treatmentId: treatment.id }, token).expect(200);
    const other = await buildPharmacyUser(test.knex);
    const body = { treatmentId: treatment.id, pharmacyId: other.pharmacyId };
    const answer = await test.send('post', `${clients}/pharmacy`, body, token).expect(200);
    expect(answer.body.items[0]).toMatchObject({ status: 'sent', sending: { offeredAt: null } });
  });

  it('keeps to the settings', async () => {
    await test.knex('settings').insert({ key: 'deliveries.offerHours', value: '3', validFrom: test.clock.now(), createdAt: test.clock.now() });
    const { patient } = await sent();
    await watch(3);
    expect(mailsTo(patient.email)).toHaveLength(1);
  });
});
