import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { releaseDecisionJob } from './jobs/release-decision.ts';

const office = '/api/v1/backoffice';
const base = `${office}/treatments`;
const clients = '/api/v1/clients';
let app: TestApp;
let doctor: { id: string };
let token: string;
let otherToken: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  doctor = await buildDoctor(app.knex);
  token = await app.tokenOf(doctor);
  otherToken = await app.tokenOf(await buildDoctor(app.knex));
});

const act = (id: string, action: string, body: object = {}, by = token) => app.send('post', `${base}/${id}/${action}`, body, by);
const rowOf = (id: string) => app.knex('treatments').where({ id }).first();
const decline = { reason: 'insufficient-information', text: 'Bitte schicken Sie uns den Befund.' };
const plan = async () => {
  const product = await buildProduct(app.knex);
  const line = {
    productId: product.id,
    quantity: 10,
    unit: product.unit,
    form: 'flowers-whole',
    singleDose: '0,1 g',
    dailyDose: '0,5 g',
    instructions: 'Verdampfen bei 180 °C.',
  };
  return { medicationPlan: [line], diagnosis: 'Chronische Schmerzen (R52.2)', remoteJustification: 'Vollständige Angaben, stabiler Verlauf.' };
};
const taken = async () => {
  const treatment = await buildTreatment(app.knex, { submittedAt: app.clock.now(), dueAt: new Date(app.clock.now().getTime() + 86_400_000) });
  await act(treatment.id, 'claim').expect(200);
  return treatment;
};
const approved = async () => {
  const treatment = await taken();
  const input = await plan();
  const { body } = await act(treatment.id, 'approve', input).expect(200);
  return { treatment, input, body };
};
/** Everything that comes of a decision, outside the request itself. */
const consequences = async ({ id, patientId }: { id: string; patientId: string }) => ({
  prescriptions: (await app.knex('prescriptions').where({ treatmentId: id })).length,
  certificates: (await app.knex('certificates').where({ treatmentId: id })).length,
  mails: (await app.knex('mails').where({ recipientId: patientId })).length,
  payment: (await app.knex('payments').where({ treatmentId: id }).first()).status,
});
const none = { prescriptions: 0, certificates: 0, mails: 0, payment: 'paid' };
const all = { prescriptions: 1, certificates: 1, mails: 1, payment: 'offset' };
const decisionIdOf = async (treatmentId: string): Promise<string> => (await app.knex('held_decisions').where({ treatmentId }).first()).id;
const release = (decisionId: string) => releaseDecisionJob.handler(app.ctx, { decisionId } as never);
const auditOf = async (id: string): Promise<string[]> => (await app.knex('audit_events').where({ objectId: id }).orderBy('id')).map(({ action }) => action);

describe('The time to undo a decision', () => {
  it('lets nothing of an approval out before it is over, and the doctor reads it at once', async () => {
    const { treatment, body } = await approved();
    expect(body).toMatchObject({ status: 'approved', abilities: ['undo'], case: { decision: { diagnosis: 'Chronische Schmerzen (R52.2)' } } });
    expect(new Date(body.releasesAt).getTime()).toBe(app.clock.now().getTime() + 30_000);
    expect(body.case.decision.medicationPlan).toEqual([expect.objectContaining({ quantity: 10, form: 'Cannabisblüten, unzerkleinert' })]);
    expect(await consequences(treatment)).toEqual(none);
    const seen = await app.get(`${clients}/treatment/${treatment.id}`, await app.tokenOf({ id: treatment.patientId }));
    expect(seen.body).toMatchObject({ status: 'in-review', decidedAt: null, prescriptions: [] });
    expect(JSON.stringify(seen.body)).not.toContain('releasesAt');
    await app.runJobs();
    expect(await consequences(treatment)).toMatchObject({ prescriptions: 1, certificates: 1, payment: 'offset' });
    const after = await app.get(`${clients}/treatment/${treatment.id}`, await app.tokenOf({ id: treatment.patientId }));
    expect(after.body).toMatchObject({ status: 'approved' });
  });

  it('stands in the doctor’s and the administrator’s list as decided, and in no other doctor’s', async () => {
    const { treatment } = await approved();
    const adminToken = await app.tokenOf(await buildAdmin(app.knex));
    const filters = encodeURIComponent(JSON.stringify([{ field: 'id', operator: 'eq', value: treatment.id }]));
    const listed = async (by: string) => (await app.get(`${base}?filters=${filters}`, by)).body.items;
    expect(await listed(token)).toEqual([expect.objectContaining({ status: 'approved', releasesAt: expect.any(String), abilities: ['undo'] })]);
    expect(await listed(adminToken)).toEqual([expect.objectContaining({ status: 'approved', releasesAt: expect.any(String), abilities: [] })]);
    expect(await listed(otherToken)).toEqual([]);
    await act(treatment.id, 'claim', {}, otherToken).expect(404);
    await act(treatment.id, 'undo', {}, otherToken).expect(404);
  });

  it('puts the request back with what was entered, and lets it be decided again', async () => {
    const { treatment, input } = await approved();
    const first = await decisionIdOf(treatment.id);
    const { body } = await act(treatment.id, 'undo').expect(200);
    expect(body.undone).toEqual({ kind: 'approve', input: { ...input, overrides: [] } });
    expect(body).toMatchObject({
      status: 'in-review',
      releasesAt: null,
      abilities: ['claim', 'release', 'hand-over', 'approve', 'decline', 'ask', 'request-consultation', 'reply'],
      case: { decision: null },
    });
    await act(treatment.id, 'undo').expect(409, /treatment.undoTooLate/);
    await act(treatment.id, 'decline', decline).expect(200);
    await release(first);
    expect((await rowOf(treatment.id)).heldDecision).toBe('decline');
    await release((await rowOf(treatment.id)).heldDecisionId);
    expect(await rowOf(treatment.id)).toMatchObject({ status: 'declined', declineText: decline.text });
    expect(await consequences(treatment)).toMatchObject({ prescriptions: 0, mails: 1 });
    expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.hold', 'treatment.undo', 'treatment.hold', 'treatment.decline']);
  });

  it('is over once: a second run of the job changes nothing, and undo comes too late', async () => {
    const { treatment } = await approved();
    const id = await decisionIdOf(treatment.id);
    await Promise.all([release(id), release(id)]);
    await release(id);
    expect(await consequences(treatment)).toEqual(all);
    await act(treatment.id, 'undo').expect(409, /treatment.undoTooLate/);
    expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.hold', 'treatment.approve']);
  });

  it('names the doctor in the audit log, although a job carries it out', async () => {
    const { treatment } = await approved();
    await release(await decisionIdOf(treatment.id));
    const entry = await app.knex('audit_events').where({ objectId: treatment.id, action: 'treatment.approve' }).first();
    expect(entry).toMatchObject({ actorId: doctor.id, actorRole: 'doctor' });
  });

  it.each([
    ['claim', {}],
    ['release', {}],
    ['ask', { text: 'Seit wann?' }],
    ['approve', null],
    ['decline', decline],
  ])('refuses to %s meanwhile', async (action, body) => {
    const { treatment } = await approved();
    await act(treatment.id, action, body ?? (await plan())).expect(409, /treatment.alreadyApproved/);
    expect(await consequences(treatment)).toEqual(none);
  });

  it('does not lapse with the doctor’s claim', async () => {
    const { treatment } = await approved();
    app.clock.advance(700_000);
    await act(treatment.id, 'claim', {}, otherToken).expect(404);
    await act(treatment.id, 'undo').expect(200);
  });
});

describe('What else can happen in the time to undo', () => {
  it('has one outcome when undo and the job meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { treatment } = await approved();
      const id = await decisionIdOf(treatment.id);
      const [answer] = await Promise.all([act(treatment.id, 'undo'), release(id)]);
      const { status, heldDecisionId } = await rowOf(treatment.id);
      expect(heldDecisionId).toBeNull();
      expect([answer.status, status, await consequences(treatment)]).toEqual(answer.status === 200 ? [200, 'in-review', none] : [409, 'approved', all]);
      expect(await auditOf(treatment.id)).toEqual(['treatment.claim', 'treatment.hold', answer.status === 200 ? 'treatment.undo' : 'treatment.approve']);
    }
  });

  it('lets the patient withdraw: the decision is dropped and the deposit goes back', async () => {
    const { treatment } = await approved();
    const id = await decisionIdOf(treatment.id);
    await app.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, await app.tokenOf({ id: treatment.patientId })).expect(200);
    await release(id);
    expect(await rowOf(treatment.id)).toMatchObject({ status: 'cancelled', heldDecisionId: null });
    expect(await consequences(treatment)).toMatchObject({ prescriptions: 0, payment: 'refund-pending' });
    expect(await app.knex('held_decisions').where({ id })).toEqual([]);
  });

  it('has one outcome when the withdrawal and the job meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { treatment } = await approved();
      const patientToken = await app.tokenOf({ id: treatment.patientId });
      const id = await decisionIdOf(treatment.id);
      const [answer] = await Promise.all([app.send('post', `${clients}/treatment/${treatment.id}/cancel`, {}, patientToken), release(id)]);
      const { status } = await rowOf(treatment.id);
      const { payment, prescriptions } = await consequences(treatment);
      expect([answer.status, status, payment, prescriptions]).toEqual(
        answer.status === 200 ? [200, 'cancelled', 'refund-pending', 0] : [409, 'approved', 'offset', 1],
      );
    }
  });

  it('gives the request back to the others when the doctor is deactivated', async () => {
    const { treatment } = await approved();
    const id = await decisionIdOf(treatment.id);
    await app.send('patch', `${office}/doctors/${doctor.id}`, { status: 'inactive', version: 1 }, await app.tokenOf(await buildAdmin(app.knex)));
    expect((await app.knex('users').where({ id: doctor.id }).first()).status).not.toBe('active');
    await release(id);
    expect(await rowOf(treatment.id)).toMatchObject({ status: 'in-review', doctorId: null, heldDecisionId: null });
    expect(await consequences(treatment)).toEqual(none);
    await act(treatment.id, 'claim', {}, otherToken).expect(200);
  });

  it('drops the decision of a doctor who no longer works when the job runs', async () => {
    const { treatment } = await approved();
    await app.knex('doctors').where({ userId: doctor.id }).update({ isWorking: false });
    await release(await decisionIdOf(treatment.id));
    expect(await rowOf(treatment.id)).toMatchObject({ status: 'in-review', doctorId: null, heldDecisionId: null });
    expect(await consequences(treatment)).toEqual(none);
  });
});
