import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { withdrawalToken } from '../mails/public.ts';

let test: TestApp;
let patient: { id: string; email: string };
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => void (patient = await buildPatient(test.knex, { mailConfirmedAt: new Date() })));

const withdrawals = '/api/v1/clients/withdrawals';
const office = '/api/v1/backoffice/withdrawals';
const declare = (more: object = {}, token?: string) => test.send('post', withdrawals, { name: 'Ada Berg', email: patient.email, ...more }, token);
const rowOf = (email = patient.email) => test.knex('contract_withdrawals').where({ email }).orderBy('receivedAt', 'desc').first();
const mailsTo = (email: string): Promise<string[]> => test.knex('mails').where({ recipientAddress: email }).orderBy('createdAt').pluck('template');
const statusOf = async (id: string): Promise<string> => (await test.knex('treatments').where({ id }).first('status')).status;
const tokenOfReceipt = async (): Promise<string> => withdrawalToken(test.ctx.secrets, (await rowOf()).id);
const confirm = (token: string) => test.send('post', `${withdrawals}/confirm`, { token });

describe('A withdrawal from the contract', () => {
  it('of a visitor leaves a receipt at once, and ends a request only after its link was followed', async () => {
    const { id } = await buildTreatment(test.knex, { patientId: patient.id, status: 'awaiting-payment' });
    const { body } = await declare().expect(202);
    expect(body).toMatchObject({ message: expect.stringMatching(/eingegangen/), receivedAt: test.clock.now().toISOString() });
    expect([await statusOf(id), await mailsTo(patient.email)]).toEqual(['awaiting-payment', ['withdrawal-received']]);
    await confirm(await tokenOfReceipt()).expect(200);
    await confirm(await tokenOfReceipt()).expect(200);
    await test.runJobs();
    expect(await statusOf(id)).toBe('cancelled');
    expect(await rowOf()).toMatchObject({ status: 'done', outcome: 'cancelled', treatmentId: id });
  });

  it('answers the same for an address that no account has, and a foreign token confirms nothing', async () => {
    const email = 'niemand@mail.example';
    const known = await declare().expect(202);
    const unknown = await declare({ email }).expect(202);
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo(email)).toEqual(['withdrawal-received']);
    const [own, other] = [await tokenOfReceipt(), (await rowOf(email)).id];
    await confirm(own.replace(/^[^.]+/, other)).expect(401);
  });

  it('of who is signed in ends the own request at once, and another patient’s never', async () => {
    const token = await test.tokenOf(patient);
    const stranger = await buildTreatment(test.knex, { status: 'awaiting-payment' });
    await declare({ treatmentNumber: stranger.number }, token).expect(202);
    expect([await statusOf(stranger.id), (await rowOf()).outcome]).toEqual(['awaiting-payment', 'unassigned']);
    const own = await buildTreatment(test.knex, { patientId: patient.id, status: 'awaiting-payment' });
    await test.knex('contract_withdrawals').where({ email: patient.email }).delete();
    await declare({ treatmentNumber: own.number }, token).expect(202);
    expect([await statusOf(own.id), (await rowOf()).outcome]).toEqual(['cancelled', 'cancelled']);
    expect(await mailsTo(patient.email)).toEqual(['withdrawal-receipt', 'withdrawal-outcome', 'withdrawal-receipt']);
  });

  it('of a decided request is explained, and waits for staff, who note what they did', async () => {
    const { id, number } = await buildTreatment(test.knex, { patientId: patient.id, status: 'approved' });
    await declare({ treatmentNumber: number, text: 'Bitte um Rückruf.' }, await test.tokenOf(patient)).expect(202);
    expect(await statusOf(id)).toBe('approved');
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const { items } = (
      await test.get(`${office}?filters=${encodeURIComponent(JSON.stringify([{ field: 'email', operator: 'eq', value: patient.email }]))}`, admin).expect(200)
    ).body;
    expect(items).toMatchObject([{ status: 'confirmed', outcome: 'decided', text: 'Bitte um Rückruf.', treatmentId: id, abilities: ['done'] }]);
    const done = await test.send('post', `${office}/${items[0].id}/done`, { note: 'Telefonisch erklärt.' }, admin).expect(200);
    expect(done.body).toMatchObject({ status: 'done', note: 'Telefonisch erklärt.', abilities: [] });
    expect((await test.send('post', `${office}/${items[0].id}/done`, { note: 'Noch einmal.' }, admin).expect(409)).body.code).toBe('invalid.status');
  });
});
