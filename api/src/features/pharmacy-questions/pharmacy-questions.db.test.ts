import { newId } from '../../kernel/ids.ts';
import { buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { releaseAnswerJob } from './jobs/release-answer.ts';
import { requestSubstitute } from './public.ts';

const office = '/api/v1/backoffice';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** A prescription that a pharmacy with an account has accepted. */
const accepted = async (overrides: object = {}) => {
  const doctor = await buildDoctor(app.knex);
  const staff = await buildPharmacyUser(app.knex);
  const { id: treatmentId, patientId } = await buildTreatment(app.knex, { status: 'approved', doctorId: doctor.id });
  const prescription = await buildPrescription(app.knex, { treatmentId, doctorId: doctor.id, status: 'received', pharmacyId: staff.pharmacyId, ...overrides });
  const [token, staffToken, patientToken] = [await app.tokenOf(doctor), await app.tokenOf(staff), await app.tokenOf({ id: patientId })];
  return { doctor, staff, patientId, treatmentId, prescription, token, staffToken, patientToken };
};
const ask = (id: string, token: string, more: object = {}) =>
  app.send('post', `${office}/prescriptions/${id}/question`, { type: 'dose-unclear', text: 'Ist die Tagesdosis so gemeint?', ...more }, token);
const answer = (id: string, body: object, token: string) => app.send('post', `${office}/pharmacy-questions/${id}/answer`, body, token);
const asked = async (more: object = {}, overrides: object = {}) => {
  const world = await accepted(overrides);
  const { body } = await ask(world.prescription.id, world.staffToken, more).expect(200);
  return { ...world, question: body as { id: string; dueAt: string } };
};
const rowOf = (id: string) => app.knex('prescriptions').where({ id }).first();
const questionOf = (id: string) => app.knex('pharmacy_questions').where({ id }).first();
const mailsOf = async (template: string) =>
  (await app.knex('mails').where({ template }).orderBy('createdAt')) as { params: Record<string, string>; recipientId: string | null }[];
const eventsOf = async (prescriptionId: string): Promise<string[]> =>
  (await app.knex('prescription_events').where({ prescriptionId }).orderBy('id')).map(({ kind }) => kind);
const lineFor = async (overrides: object = {}) => {
  const product = await buildProduct(app.knex);
  return {
    productId: product.id,
    quantity: 15,
    unit: product.unit,
    form: 'flowers-whole',
    singleDose: '0,1 g',
    dailyDose: '0,3 g',
    instructions: 'Abends verdampfen.',
    ...overrides,
  };
};

describe('A pharmacy’s question', () => {
  it('stands with the doctor, with a due time, and the prescription stays with the pharmacy', async () => {
    const { prescription, question, token, doctor, staffToken } = await asked();
    expect(question).toMatchObject({ status: 'open', type: 'dose-unclear', text: 'Ist die Tagesdosis so gemeint?', answer: null, abilities: [] });
    const list = await app.get(`${office}/pharmacy-questions`, token).expect(200);
    expect(list.body).toMatchObject({ total: 1, items: [{ id: question.id, status: 'open', abilities: ['answer'], patientName: expect.any(String) }] });
    expect((await rowOf(prescription.id)).status).toBe('received');
    expect(await eventsOf(prescription.id)).toEqual(['sent', 'received', 'question']);
    const mail = (await mailsOf('pharmacy-question')).find(({ recipientId }) => recipientId === doctor.id);
    expect(mail?.params).toEqual({ path: `/admin/pharmacy-questions/${question.id}`, dueAt: question.dueAt });
    const seen = await app.get(`${office}/prescriptions/${prescription.id}/questions`, staffToken).expect(200);
    expect(seen.body.items).toEqual([expect.objectContaining({ id: question.id, status: 'open' })]);
  });

  it('is one at a time, also when two people ask at the same moment', async () => {
    const { prescription, staffToken } = await accepted();
    const answers = await Promise.all([ask(prescription.id, staffToken), ask(prescription.id, staffToken)]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'pharmacyQuestion.alreadyOpen']);
  });

  it('shows an administrator that it is there and nothing of its words', async () => {
    const { question } = await asked();
    const { body } = await app.get(`${office}/pharmacy-questions/${question.id}`, await app.tokenOf(await buildAdmin(app.knex))).expect(200);
    expect(body).toMatchObject({ type: 'dose-unclear', text: null, productName: null, patientName: null });
  });

  it('is not found by an id that is none', async () => {
    const { token } = await asked();
    await answer(newId(), { action: 'answer', text: 'Ja.' }, token).expect(404, /pharmacyQuestion.notFound/);
  });

  it('is answered with words, once', async () => {
    const { prescription, question, token, staffToken } = await asked();
    await answer(question.id, { action: 'answer' }, token).expect(422, /pharmacyQuestion.textRequired/);
    const both = await Promise.all([1, 2].map(() => answer(question.id, { action: 'answer', text: 'Ja, wie verordnet.' }, token)));
    expect(both.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'pharmacyQuestion.notOpen']);
    const seen = await app.get(`${office}/prescriptions/${prescription.id}/questions`, staffToken);
    expect(seen.body.items[0]).toMatchObject({ status: 'answered', answer: { action: 'answer', text: 'Ja, wie verordnet.' } });
    const mails = (await mailsOf('pharmacy-answered')).filter(({ params }) => params['path'] === `/admin/inbox/${prescription.id}`);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('verordnet');
    expect(await eventsOf(prescription.id)).toEqual(['sent', 'received', 'question', 'answered']);
    await ask(prescription.id, staffToken).expect(200);
  });

  it('alarms the administrators when the pharmacy doubts that it is genuine', async () => {
    const admin = await buildAdmin(app.knex);
    const { question } = await asked({ type: 'doubt' });
    const mails = (await mailsOf('pharmacy-doubt')).filter(({ recipientId, params }) => recipientId === admin.id && params['path']?.endsWith(question.id));
    expect(mails).toHaveLength(1);
  });

  it('is answered by any doctor who works while the own one does not, and by no other before', async () => {
    const { question, doctor, prescription } = await asked();
    const other = await app.tokenOf(await buildDoctor(app.knex));
    await answer(question.id, { action: 'answer', text: 'Ja.' }, other).expect(404);
    await app.get(`${office}/prescriptions/${prescription.id}`, other).expect(404);
    await app.knex('doctors').where({ userId: doctor.id }).update({ isWorking: false });
    await app.get(`${office}/prescriptions/${prescription.id}`, other).expect(200);
    await answer(question.id, { action: 'answer', text: 'Ja, wie verordnet.' }, other).expect(200);
    const third = await app.tokenOf(await buildDoctor(app.knex));
    await app.get(`${office}/prescriptions/${prescription.id}`, other).expect(200);
    await app.get(`${office}/prescriptions/${prescription.id}`, third).expect(404);
  });

  it('is over when the pharmacy has sent the prescription back', async () => {
    const { question, prescription, staffToken, token } = await asked();
    await app.send('post', `${office}/prescriptions/${prescription.id}/return`, { reason: 'not-available' }, staffToken).expect(200);
    const { body } = await app.get(`${office}/pharmacy-questions/${question.id}`, token).expect(200);
    expect(body).toMatchObject({ status: 'closed', abilities: [] });
    await answer(question.id, { action: 'answer', text: 'Ja.' }, token).expect(409, /pharmacyQuestion.notOpen/);
  });

  it('can come from the patient when something is sold out', async () => {
    const { prescription, patientId, token } = await accepted();
    const { pharmacyId, productId } = prescription;
    await buildStock(app.knex, { pharmacyId: pharmacyId ?? '', productId, quantity: 0, confirmedAt: app.clock.now() });
    const actor = { role: 'patient' as const, id: patientId, status: 'active' as const, sessionId: '', pharmacyId: null, isWorking: true };
    const id = await requestSubstitute({ ...app.ctx, actor }, { prescriptionId: prescription.id });
    const { body } = await app.get(`${office}/pharmacy-questions/${id}`, token).expect(200);
    expect(body).toMatchObject({ askedBy: 'patient', type: 'not-available', text: null, abilities: ['answer'] });
  });
});

describe('Version 2', () => {
  it('takes the place of the former one at the same pharmacy after the time to undo', async () => {
    const { prescription, question, token, staffToken, patientToken, treatmentId } = await asked();
    const line = await lineFor();
    const { body } = await answer(question.id, { action: 'correct', lines: [line], text: 'Die Menge war falsch.' }, token).expect(200);
    expect(body).toMatchObject({ status: 'held', abilities: ['undo'], answer: { action: 'correct', releasesAt: expect.any(String) } });
    const before = await app.get(`${office}/prescriptions/${prescription.id}/questions`, staffToken);
    expect(before.body.items[0]).toMatchObject({ status: 'open', answer: null });
    expect((await rowOf(prescription.id)).status).toBe('received');
    await app.runJobs();
    const [old, next] = await app.knex('prescriptions').where({ treatmentId }).orderBy('revision');
    expect(old).toMatchObject({ id: prescription.id, status: 'replaced' });
    expect(next).toMatchObject({
      status: 'sent',
      replacesId: old.id,
      revision: 2,
      position: old.position,
      pharmacyId: old.pharmacyId,
      sendingId: old.sendingId,
      quantity: 15,
    });
    expect(next.number).not.toBe(old.number);
    expect([old.fileId, next.fileId].every((id) => typeof id === 'string')).toBe(next.fileId !== null && old.fileId !== null);
    expect(await eventsOf(old.id)).toEqual(['sent', 'received', 'question', 'replaced', 'answered']);
    expect(await eventsOf(next.id)).toEqual(['sent']);
    expect((await app.knex('prescription_deliveries').where({ prescriptionId: old.id }).first()).voidedAt).not.toBeNull();
    const check = await app.get(`/api/v1/clients/prescriptions/check/${old.checkCode}`).expect(200);
    expect(check.body.state).toBe('replaced');
    const shown = await app.get(`${office}/prescriptions/${old.id}`, staffToken).expect(200);
    expect(shown.body).toMatchObject({ status: 'replaced', replacedBy: next.id, productName: null, abilities: [] });
    await app.get(`${office}/prescriptions/${old.id}/file`, staffToken).expect(410, /prescription.voided/);
    expect((await app.get(`${office}/prescriptions/${next.id}`, staffToken).expect(200)).body).toMatchObject({
      status: 'sent',
      replaces: old.id,
      quantity: 15,
    });
    const patient = await app.get(`/api/v1/clients/treatment/${treatmentId}`, patientToken).expect(200);
    expect(patient.body.prescriptions).toMatchObject([
      { status: 'replaced', replacedBy: next.id },
      { status: 'sent', replaces: old.id },
    ]);
    expect(app.mails.filter(({ text }) => text.includes(`/admin/inbox/${next.id}`)).map(({ subject }) => subject)).toEqual([
      'Ein Vorgang hat eine neue Fassung',
    ]);
    await app.send('post', `${office}/prescriptions/${next.id}/accept`, {}, staffToken).expect(200);
  });

  it('is issued once, though the job runs twice at once', async () => {
    const { prescription, question, token, treatmentId } = await asked();
    await answer(question.id, { action: 'correct', lines: [await lineFor()] }, token).expect(200);
    const { holdId } = await questionOf(question.id);
    const run = () => releaseAnswerJob.handler(app.ctx, { questionId: question.id, holdId } as never);
    await Promise.all([run(), run()]);
    await run();
    expect(await app.knex('prescriptions').where({ treatmentId })).toHaveLength(2);
    expect((await questionOf(question.id)).replacementId).not.toBe(prescription.id);
  });

  it('has one outcome when undo and the job meet', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { question, token, treatmentId } = await asked();
      await answer(question.id, { action: 'correct', lines: [await lineFor()] }, token).expect(200);
      const { holdId } = await questionOf(question.id);
      const [undone] = await Promise.all([
        app.send('post', `${office}/pharmacy-questions/${question.id}/undo`, {}, token),
        releaseAnswerJob.handler(app.ctx, { questionId: question.id, holdId } as never),
      ]);
      const versions = (await app.knex('prescriptions').where({ treatmentId })).length;
      const { status } = await questionOf(question.id);
      expect([undone.status, status, versions]).toEqual(undone.status === 200 ? [200, 'open', 1] : [409, 'answered', 2]);
    }
  });

  it('is dropped when the pharmacy has dispensed meanwhile: what was dispensed stays as it is', async () => {
    const { prescription, question, token, staffToken, treatmentId } = await asked();
    await answer(question.id, { action: 'correct', lines: [await lineFor()] }, token).expect(200);
    await app.send('post', `${office}/prescriptions/${prescription.id}/ready`, {}, staffToken).expect(200);
    await app.send('post', `${office}/prescriptions/${prescription.id}/dispense`, {}, staffToken).expect(200);
    await app.runJobs();
    expect(await app.knex('prescriptions').where({ treatmentId })).toHaveLength(1);
    expect((await questionOf(question.id)).status).toBe('closed');
  });

  it('takes a product that the doctor signed with the prescription with one press, and no other', async () => {
    const { name: productName, pzn, ...product } = await buildProduct(app.knex);
    const alternatives = JSON.stringify([{ productId: product.id, productName, pzn }]);
    const { question, token, treatmentId, prescription } = await asked({ type: 'not-available', text: 'Nicht lieferbar.' }, { alternatives });
    const other = await buildProduct(app.knex);
    await answer(question.id, { action: 'substitute', alternative: other.id }, token).expect(422, /pharmacyQuestion.lineRequired/);
    await answer(question.id, { action: 'substitute', alternative: product.id }, token).expect(200);
    await app.runJobs();
    const next = await app.knex('prescriptions').where({ treatmentId, revision: 2 }).first();
    expect(next).toMatchObject({ productId: product.id, quantity: prescription.quantity, dailyDose: prescription.dailyDose, status: 'sent' });
  });

  it('needs a reason for a dose above a limit, as an approval does', async () => {
    const { question, token } = await asked();
    const lines = [await lineFor({ dailyDose: '4 g' })];
    await answer(question.id, { action: 'correct', lines }, token).expect(422, /treatment.overrideReasonRequired/);
    await answer(question.id, { action: 'correct', lines, overrides: [{ rule: 'daily-dose', reason: 'Eingestellte Patientin' }] }, token).expect(200);
  });
});
