import type request from 'supertest';
import { canary } from '../../../../seeds/canaries.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildAdmin } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildLink, linkAccess } from '../../../test/permissions/pharmacy-link.ts';
import { CallRefusedError } from '../../adapters/call-gateway/call-gateway-port.ts';
import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import { duration } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { linkTan } from '../../kernel/pharmacy-link-secrets.ts';
import { transition } from '../../kernel/state-machine.ts';
import { sendLinkJob } from './jobs/send-link.ts';
import { sendTanJob } from './jobs/send-tan.ts';

const at = (token: string, step = ''): string => `/api/v1/clients/pharmacy-access/${token}${step ? `/${step}` : ''}`;

let test: TestApp;
let gateway: () => Promise<void> = async () => undefined;
beforeAll(async () => void (test = await startTestApp({ ports: { callGateway: { call: () => gateway() } } })));
afterAll(() => test.close());

const tanOf = (sendingId: string, serial = 1): string => linkTan(test.context.secrets, sendingId, serial);
const open = (token: string, tan: string): request.Test => test.send('post', at(token, 'open'), { tan });
const step = (token: string, name: string, access: string, body = {}): request.Test => test.send('post', at(token, name), body, access);
const tasksOf = (sendingId: string): Promise<string[]> => test.knex('delivery_tasks').where({ sendingId }).pluck('kind');

/** As a recall does it, in one transaction. */
const recall = (id: string): Promise<void> =>
  inTransaction(test.ctx, async ({ trx }) => {
    const row = await trx('prescriptions').where({ id }).first();
    await transition(trx, 'prescriptions', row, { table: prescriptionStates, action: 'recall', set: { sendingId: null, pharmacyId: null } });
  });

describe('A link, asked by several at once', () => {
  it('opens for two people with the right TAN, and its opening is one step', async () => {
    const { token, sendingId, prescription } = await buildLink(test);
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(token, tanOf(sendingId))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.access)).size).toBe(5);
    expect(await test.knex('prescription_events').where({ prescriptionId: prescription.id, kind: 'opened' })).toHaveLength(1);
    expect((await test.knex('pharmacy_links').where({ sendingId }).first('tries')).tries).toBe(0);
  });

  it('accepts once when two accept', async () => {
    const { token, sendingId, prescription } = await buildLink(test);
    const access = [await linkAccess(test, sendingId), await linkAccess(test, sendingId)];
    const answers = await Promise.all(access.map((one) => step(token, 'accept', one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await test.knex('prescription_events').where({ prescriptionId: prescription.id, kind: 'received' })).toHaveLength(1);
  });

  it.each(Array.from({ length: 6 }, (_one, round) => round))('is accepted or recalled, never both (round %i)', async () => {
    const { token, sendingId, prescription } = await buildLink(test);
    const access = await linkAccess(test, sendingId);
    const [accepted, recalled] = await Promise.all([
      step(token, 'accept', access),
      recall(prescription.id).then(
        () => true,
        () => false,
      ),
    ]);
    expect(accepted.status).toBe(recalled ? 410 : 200);
    const { status } = await test.knex('prescriptions').where({ id: prescription.id }).first('status');
    expect(status).toBe(recalled ? 'issued' : 'received');
  });

  it('ends at once for a page that is open when the prescription is recalled', async () => {
    const { token, sendingId, prescription } = await buildLink(test);
    const { body } = await open(token, tanOf(sendingId)).expect(200);
    await recall(prescription.id);
    await step(token, 'accept', body.access).expect(410, /prescription.voided/);
    await step(token, 'accept', body.access, { prescriptionId: prescription.id }).expect(410, /prescription.voided/);
    await test.get(at(token, `prescriptions/${prescription.id}/file`), body.access).expect(410, /prescription.voided/);
    await test.get(at(token)).expect(410, /prescription.voided/);
    await open(token, tanOf(sendingId)).expect(410, /prescription.voided/);
  });
});

describe('The TAN', () => {
  const toSend = async (tanEmail: string | null = null): Promise<string> => {
    const { id } = await buildPharmacy(test.knex, { phone: '+49301234567' });
    await test.knex('pharmacies').where({ id }).update({ tanEmail });
    return (await buildLink(test, { pharmacyId: id })).sendingId;
  };
  const wayOf = async (sendingId: string): Promise<string | null> => (await test.knex('pharmacy_links').where({ sendingId }).first('tanBy')).tanBy;

  it('goes to the second address where there is one, once, and no table holds it', async () => {
    const sendingId = await toSend('tan@linden.example');
    await sendTanJob.handler(test.ctx, { sendingId });
    await sendTanJob.handler(test.ctx, { sendingId });
    await test.runJobs();
    const mails = test.mails.filter(({ to }) => to === 'tan@linden.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(tanOf(sendingId));
    expect(mails[0]?.text).not.toContain('/p/');
    const stored = JSON.stringify([
      await test.knex('pharmacy_links').where({ sendingId }),
      await test.knex('mails').where({ recipientAddress: 'tan@linden.example' }),
    ]);
    expect(stored).not.toContain(tanOf(sendingId));
    expect(await wayOf(sendingId)).toBe('mail');
  });

  it.each([
    ['refuses the call', 0, async () => Promise.reject(new CallRefusedError('no such number'))],
    ['is away for half an hour', 31, async () => Promise.reject(new Error('away'))],
  ])('becomes a task for staff when the gateway %s', async (_what, minutes, answer) => {
    gateway = answer;
    const sendingId = await toSend();
    test.clock.advance(minutes * duration.minutes);
    await sendTanJob.handler(test.ctx, { sendingId });
    await sendTanJob.handler(test.ctx, { sendingId });
    expect([await wayOf(sendingId), await tasksOf(sendingId)]).toEqual(['staff', ['tan']]);
  });

  it('is tried again while the gateway is away for a moment', async () => {
    gateway = async () => Promise.reject(new Error('away'));
    const sendingId = await toSend();
    await expect(sendTanJob.handler(test.ctx, { sendingId })).rejects.toThrow('away');
    gateway = async () => undefined;
    await sendTanJob.handler(test.ctx, { sendingId });
    expect(await wayOf(sendingId)).toBe('telephone');
  });

  it('of a locked link is made anew by staff, who see it once; the old one is over', async () => {
    const { token, sendingId } = await buildLink(test);
    for (let times = 0; times < 5; times += 1) await open(token, 'falsch');
    await test.runJobs();
    expect(await tasksOf(sendingId)).toEqual(['tan']);
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const { body } = await test.send('post', `/api/v1/backoffice/sendings/${sendingId}/tan`, {}, admin).expect(200);
    expect(body.tan).toBe(tanOf(sendingId, 2));
    expect((await open(token, tanOf(sendingId)).expect(422)).body.details).toEqual({ triesLeft: 4 });
    await open(token, body.tan).expect(200);
    const [event] = await test.knex('audit_events').where({ action: 'pharmacy-link.new-tan', objectId: sendingId });
    expect(JSON.stringify(event)).not.toContain(body.tan);
    const sheet = await test.send('post', `/api/v1/backoffice/sendings/${sendingId}/tan-sheet`, {}, admin).expect(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
  });
});

describe('Health', () => {
  it('stands in no mail, outbox, job or log of accesses of a sending by link', async () => {
    const prescription = await buildPrescription(test.knex, { status: 'sent' });
    const { sendingId } = await test.knex('prescriptions').where({ id: prescription.id }).first('sendingId');
    await test.knex('pharmacies').where({ id: prescription.pharmacyId }).update({ email: 'post@kanarie.example', tanEmail: 'tan@kanarie.example' });
    await test.knex('sendings').where({ id: sendingId }).update({ channel: 'link' });
    await sendLinkJob.handler(test.ctx, { sendingId });
    await sendLinkJob.handler(test.ctx, { sendingId });
    await test.runJobs();
    const mails = test.mails.filter(({ to }) => to.endsWith('@kanarie.example'));
    expect(mails).toHaveLength(2);
    const told = JSON.stringify([
      mails,
      await test.knex('mails').whereIn(
        'recipientAddress',
        mails.map(({ to }) => to),
      ),
      await test.knex('pharmacy_links').where({ sendingId }),
    ]);
    for (const secret of [canary(prescription.patientId, 'instructions'), prescription.productName, prescription.pzn]) expect(told).not.toContain(secret);
  });
});
