import type request from 'supertest';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildLink } from '../../../test/permissions/pharmacy-link.ts';
import type { TanCall } from '../../adapters/call-gateway/call-gateway-port.ts';
import { duration, later } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { linkTan } from '../../kernel/pharmacy-link-secrets.ts';

const clients = '/api/v1/clients';
const at = (token: string, step = ''): string => `${clients}/pharmacy-access/${token}${step ? `/${step}` : ''}`;

let test: TestApp;
const calls: TanCall[] = [];
beforeAll(async () => void (test = await startTestApp({ ports: { callGateway: { call: async (call) => void calls.push(call) } } })));
afterAll(() => test.close());

const open = (token: string, tan: string): request.Test => test.send('post', at(token, 'open'), { tan });
const tanOf = (sendingId: string, serial = 1): string => linkTan(test.context.secrets, sendingId, serial);
const opened = async (given: Parameters<typeof buildLink>[1] = {}) => {
  const link = await buildLink(test, given);
  const { body } = await open(link.token, tanOf(link.sendingId)).expect(200);
  return { ...link, access: body.access as string, body };
};
const statusOf = async (id: string): Promise<string> => (await test.knex('prescriptions').where({ id }).first('status')).status;
const kindsOf = (prescriptionId: string): Promise<string[]> => test.knex('prescription_events').where({ prescriptionId }).orderBy('id').pluck('kind');

describe('A pharmacy without an account', () => {
  it('gets a link by mail and a TAN by telephone, opens with both, and takes each step', async () => {
    const patient = await buildPatient(test.knex);
    const patientToken = await test.tokenOf(patient);
    const treatment = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
    const prescription = await buildPrescription(test.knex, { treatmentId: treatment.id });
    const pharmacy = await buildPharmacy(test.knex, { email: 'post@linden.example', phone: '+49301234567' });
    await test.send('post', `${clients}/pharmacy`, { treatmentId: treatment.id, pharmacyId: pharmacy.id, consentVersion: 1 }, patientToken).expect(200);
    await test.runJobs();
    await test.runJobs();

    const mail = test.mails.find(({ to }) => to === 'post@linden.example');
    const token = /\/p\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).toContain('TAN');
    expect(mail?.text).not.toContain('/admin');
    const call = calls.find(({ reference }) => reference === prescription.id);
    expect(call).toMatchObject({ to: '+49301234567', pharmacy: pharmacy.slug, references: [prescription.id], tan: expect.stringMatching(/^\d{6}$/) });
    expect(mail?.text).not.toContain(call?.tan);

    const door = await test.get(at(token)).expect(200);
    expect(door.body).toMatchObject({ pharmacy: { name: pharmacy.name }, needsTan: true, triesLeft: 5, tanBy: 'telephone' });
    expect(door.headers['cache-control']).toBe('private, no-store');
    const { body } = await open(token, call?.tan ?? '').expect(200);
    expect(body).toMatchObject({
      access: expect.stringMatching(/^pla_/),
      prescription: {
        id: prescription.id,
        status: 'sent',
        lines: [{ productName: prescription.productName, singleDose: '0,1 g' }],
        patient: { name: expect.any(String) },
      },
    });
    expect(body.prescriptions).toHaveLength(1);
    const step = (name: string, more = {}): request.Test => test.send('post', at(token, name), more, body.access);
    expect((await step('accept').expect(200)).body.prescription.status).toBe('received');
    await step('prepare').expect(200);
    await step('ready', { holdUntil: new Date(test.clock.now().getTime() - 1).toISOString() }).expect(422);
    const ready = await step('ready', { holdUntil: new Date(test.clock.now().getTime() + duration.days).toISOString() }).expect(200);
    expect(ready.body.prescription.pickupCode).toMatch(/^\w{6}$/);
    expect((await step('dispense', { lines: [{ quantity: 5 }] }).expect(200)).body.prescription).toMatchObject({
      status: 'partly-dispensed',
      lines: [{ dispensedQuantity: 5 }],
    });
    expect((await step('dispense').expect(200)).body.prescription.status).toBe('dispensed');
    expect(await kindsOf(prescription.id)).toEqual(['sent', 'opened', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed']);
    await test.get(at(token)).expect(410, /pharmacyLink.expired/);

    const log = await test.get(`${clients}/iam/access-log?who=pharmacy`, patientToken).expect(200);
    expect(log.body.items.map(({ what, name }: Record<string, string>) => [what, name])).toContainEqual(['Rezept über Link und TAN geöffnet', pharmacy.name]);
  });

  it('opens a sending with several prescriptions at once, and names the one where a step is about one', async () => {
    const { token, access, prescription } = await opened();
    const second = await buildPrescription(test.knex, { treatmentId: prescription.treatmentId, pharmacyId: prescription.pharmacyId, status: 'sent' });
    const { sendingId } = await test.knex('prescriptions').where({ id: prescription.id }).first('sendingId');
    await test.knex('prescriptions').where({ id: second.id }).update({ sendingId });
    await test.knex('prescription_deliveries').where({ prescriptionId: second.id }).update({ sendingId });
    const step = (name: string, more = {}): request.Test => test.send('post', at(token, name), more, access);
    const { body } = await step('accept').expect(200);
    expect(body.prescription).toBeUndefined();
    expect(body.prescriptions.map(({ status }: { status: string }) => status)).toEqual(['received', 'received']);
    await step('return', { reason: 'not-available' }).expect(422, /pharmacyLink.whichOne/);
    const left = await step('return', { reason: 'not-available', prescriptionId: second.id }).expect(200);
    expect(left.body.prescriptions.map(({ status }: { status: string }) => status)).toEqual(['received', 'returned']);
    await step('prepare', { prescriptionId: second.id }).expect(410, /prescription.voided/);
    await step('prepare', { prescriptionId: newId() }).expect(404, /prescription.not.found/);
    await step('prepare').expect(200);
  });

  it('opens again with the same TAN for seven days, 30 minutes each time', async () => {
    const { token, sendingId, access } = await opened();
    test.clock.advance(30 * duration.minutes);
    await test.get(at(token, 'prescriptions'), access).expect(401, /pharmacyLink.accessEnded/);
    test.clock.advance(6 * duration.days);
    await open(token, tanOf(sendingId)).expect(200);
    test.clock.advance(duration.days);
    await open(token, tanOf(sendingId)).expect(410, /pharmacyLink.expired/);
    await test.get(at(token)).expect(410, /pharmacyLink.expired/);
  });

  it('finds no link behind a wrong address, and nothing of another link with its own bearer', async () => {
    const [one, other] = [await opened(), await opened()];
    await test.get(at('A'.repeat(43))).expect(404, /pharmacyLink.notFound/);
    await test.get(at(other.token, 'prescriptions'), one.access).expect(404, /pharmacyLink.notFound/);
    await test.send('post', at(one.token, 'accept'), { prescriptionId: other.prescription.id }, one.access).expect(404, /prescription.not.found/);
    await test.get('/api/v1/backoffice/prescriptions', one.access).expect(403, /server.forbidden/);
    await test.get(`${clients}/iam/me`, one.access).expect(403, /server.forbidden/);
    expect(await statusOf(other.prescription.id)).toBe('sent');
  });
});

describe('A repeat after the TAN has ended', () => {
  let before: Date;
  beforeEach(() => void (before = test.clock.now()));
  afterEach(() => test.clock.set(before.toISOString()));

  const renew = (token: string): request.Test => test.send('post', at(token, 'renew'));
  /** The first of two dispensings was 28 days ago. */
  const lapsed = async () => {
    const { id: pharmacyId } = await buildPharmacy(test.knex, { phone: '+49301234567' });
    const validUntil = later(test.clock.now(), 90 * duration.days)
      .toISOString()
      .slice(0, 10);
    const link = await opened({ pharmacyId, status: 'ready', quantity: 10, repeat: { times: 1, everyDays: 28 }, validUntil });
    await test.send('post', at(link.token, 'dispense'), { lines: [{ quantity: 10 }] }, link.access).expect(200);
    test.clock.advance(28 * duration.days);
    return link;
  };

  it('is dispensed with a new TAN, which the pharmacy asks for and gets by telephone', async () => {
    const { token, sendingId, prescription } = await lapsed();
    expect((await test.get(at(token)).expect(410, /pharmacyLink.expired/)).body.details).toEqual({ mayRenew: true });
    const { body } = await renew(token).expect(200);
    expect(body).toMatchObject({ needsTan: true, triesLeft: 5, tanBy: null, tanSentAt: null });
    await test.runJobs();
    expect(calls.filter(({ references }) => references?.includes(prescription.id)).map(({ tan }) => tan)).toEqual([tanOf(sendingId, 2)]);
    await open(token, tanOf(sendingId)).expect(422, /pharmacyLink.tanWrong/);
    const { access } = (await open(token, tanOf(sendingId, 2)).expect(200)).body;
    const done = await test.send('post', at(token, 'dispense'), {}, access).expect(200);
    expect(done.body.prescription.status).toBe('dispensed');
    expect((await renew(token).expect(410, /pharmacyLink.expired/)).body.details).toEqual({ mayRenew: false });
  });

  it('gets one TAN when it is asked for several times', async () => {
    const { token, sendingId, prescription } = await lapsed();
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await renew(token).expect(200);
    await test.runJobs();
    expect(calls.filter(({ references }) => references?.includes(prescription.id))).toHaveLength(1);
    expect((await test.knex('pharmacy_links').where({ sendingId }).first('tanSerial')).tanSerial).toBe(2);
    expect(await test.knex('audit_events').where({ action: 'pharmacy-link.new-tan', objectId: sendingId })).toHaveLength(1);
  });

  it('leaves a link that five wrong TANs have locked to staff', async () => {
    const { token, sendingId } = await lapsed();
    await test.knex('pharmacy_links').where({ sendingId }).update({ tries: 5 });
    expect((await renew(token).expect(410, /pharmacyLink.expired/)).body.details).toEqual({ mayRenew: false });
    expect((await test.knex('pharmacy_links').where({ sendingId }).first('tanSerial')).tanSerial).toBe(1);
  });

  it('waits with staff for its TAN where nobody else can tell it', async () => {
    const { token, sendingId, pharmacyId } = await lapsed();
    await test.knex('pharmacies').where({ id: pharmacyId }).update({ phone: null });
    await renew(token).expect(200);
    await test.runJobs();
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const filters = encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'eq', value: 'open' }]));
    const { body } = await test.get(`/api/v1/backoffice/delivery-tasks?filters=${filters}`, admin).expect(200);
    expect(body.items).toContainEqual(expect.objectContaining({ kind: 'tan', status: 'open', sending: expect.objectContaining({ id: sendingId }) }));
  });
});

describe('A question', () => {
  it('goes to the doctor, and the prescription stays with the pharmacy', async () => {
    const { token, access, prescription } = await opened({ status: 'received' });
    const ask = (): request.Test => test.send('post', at(token, 'question'), { type: 'dose-unclear', text: 'Morgens oder abends?' }, access);
    const { body } = await ask().expect(200);
    expect(body.prescription).toMatchObject({ status: 'received', questions: [{ type: 'dose-unclear', status: 'open', text: 'Morgens oder abends?' }] });
    await ask().expect(409, /pharmacyQuestion.alreadyOpen/);
    expect(await kindsOf(prescription.id)).toContain('question');
  });
});

describe('A TAN', () => {
  it('is looked at five times when twenty are tried at once', async () => {
    const { token, sendingId } = await buildLink(test);
    const wrong = Array.from({ length: 20 }, (_one, index) => String((Number(tanOf(sendingId)) + index + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(wrong.map((tan) => open(token, tan)));
    expect(answers.filter(({ body }) => body.code === 'pharmacyLink.tanWrong')).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'pharmacyLink.locked')).toHaveLength(16);
    const outcomes = await test
      .knex('pharmacy_accesses')
      .where({ sendingId })
      .groupBy('outcome')
      .select('outcome')
      .count<{ outcome: string; count: number }[]>('* as count');
    expect(outcomes.map(({ outcome, count }) => [outcome, Number(count)]).toSorted()).toEqual([
      ['locked', 15],
      ['wrong-tan', 5],
    ]);
    await open(token, tanOf(sendingId)).expect(423, /pharmacyLink.locked/);
    expect((await test.get(at(token)).expect(200)).body.triesLeft).toBe(0);
  });

  it('that is right gives its try back', async () => {
    const { token, sendingId } = await buildLink(test);
    expect((await open(token, '1').expect(422)).body.details).toEqual({ triesLeft: 4 });
    for (let times = 0; times < 6; times += 1) await open(token, tanOf(sendingId)).expect(200);
    expect((await open(token, '1').expect(422)).body.details).toEqual({ triesLeft: 3 });
  });
});

describe('Becoming a member', () => {
  it('needs a listed address to send the code to', async () => {
    const { id: pharmacyId } = await buildPharmacy(test.knex);
    const { token, access } = await opened({ pharmacyId });
    await test.knex('pharmacies').where({ id: pharmacyId }).update({ email: null });
    await test.send('post', at(token, 'claim'), { email: 'leitung@mitglied.example' }, access).expect(422, /pharmacyLink.noAddress/);
  });

  it('takes a code from the listed address, and invites the named one once', async () => {
    const { id: pharmacyId } = await buildPharmacy(test.knex, { email: 'post@mitglied.example' });
    const { token, access } = await opened({ pharmacyId });
    const claim = (path: string, body: object): request.Test => test.send('post', at(token, path), body, access);
    const { body } = await claim('claim', { email: 'leitung@mitglied.example' }).expect(200);
    expect(body.sentTo).toBe('post@mitglied.example');
    await test.runJobs();
    const code = /\b\d{6}\b/.exec(test.mails.find(({ to, subject }) => to === 'post@mitglied.example' && subject === 'Ihr Code')?.text ?? '')?.[0] ?? '';
    await claim('claim/confirm', { code: code === '000000' ? '000001' : '000000' }).expect(422, /pharmacyLink.claimInvalid/);
    const answers = await Promise.all([claim('claim/confirm', { code }), claim('claim/confirm', { code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await test.runJobs();
    expect(await test.knex('invitations').where({ email: 'leitung@mitglied.example' })).toMatchObject([{ role: 'pharmacy', pharmacyId, inviterId: null }]);
    expect(test.mails.filter(({ to }) => to === 'leitung@mitglied.example')).toHaveLength(1);
  });
});
