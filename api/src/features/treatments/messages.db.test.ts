import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildUpload } from '../../../../seeds/factories/uploads.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** Friday, 20 November 2026, 10:00 in Germany. */
const testNow = '2026-11-20T09:00:00.000Z';
const clients = '/api/v1/clients/treatment';
const office = '/api/v1/backoffice/treatments';
let app: TestApp;
let doctor: { id: string };
let staff: string;
let otherStaff: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(testNow);
  doctor = await buildDoctor(app.knex);
  staff = await app.tokenOf(doctor);
  otherStaff = await app.tokenOf(await buildDoctor(app.knex));
});

const withToken = async <T extends { patientId: string }>(treatment: T) => ({ ...treatment, token: await app.tokenOf({ id: treatment.patientId }) });
const taken = async (overrides: object = {}) => {
  const claimExpiresAt = new Date(app.clock.now().getTime() + 3_600_000);
  return withToken(
    await buildTreatment(app.knex, { doctorId: doctor.id, claimExpiresAt, submittedAt: app.clock.now(), dueAt: new Date(testNow), ...overrides }),
  );
};
const approved = async (validUntil: string, status: 'dispensed' | 'issued' = 'dispensed') => {
  const treatment = await taken({ status: 'approved', claimExpiresAt: null, decidedAt: new Date('2026-11-01T09:00:00Z') });
  await buildPrescription(app.knex, { treatmentId: treatment.id, doctorId: doctor.id, status, validUntil });
  return treatment;
};
type Request = { id: string; patientId: string; token: string };
const write = ({ id, token }: Request, text = 'Darf ich die Dosis teilen?', more: object = {}) =>
  app.send('post', `${clients}/${id}/messages`, { text, ...more }, token);
const reply = ({ id }: Request, text = 'Bitte teilen Sie die Dosis nicht.', by = staff) => app.send('post', `${office}/${id}/messages`, { text }, by);
const read = ({ id, token }: Request) => app.send('post', `${clients}/${id}/messages/read`, {}, token);
const see = ({ id }: Request, by = staff) => app.send('post', `${office}/${id}/messages/read`, {}, by);
const ask = ({ id }: Request, body: object = { text: 'Seit wann?' }) => app.send('post', `${office}/${id}/ask`, body, staff);
const answer = ({ id, token }: Request, body: object) => app.send('post', `${clients}/${id}/answer`, body, token);
const rowOf = async ({ id }: Request, by = staff) => (await app.get(`${office}/${id}`, by).expect(200)).body;
const ownOf = async ({ id, token }: Request) => (await app.get(`${clients}/${id}`, token).expect(200)).body;
const mailsOf = (recipientId: string, template: string) => app.knex('mails').where({ recipientId, template });

describe('A patient writes', () => {
  it('to the doctor who has the request; the clock goes on, and the timeline stays as it was', async () => {
    const request = await taken();
    const before = await ownOf(request);
    const { body } = await write(request).expect(201);
    expect(body.messages).toEqual([
      expect.objectContaining({ kind: 'message', text: 'Darf ich die Dosis teilen?', readAt: null, form: null, answers: null, files: [] }),
    ]);
    expect([body.clockStoppedAt, body.dueAt, body.isQuestionOpen, body.timeline]).toEqual([null, before.dueAt, false, before.timeline]);
    expect(await rowOf(request)).toMatchObject({ hasUnreadMessage: true, isQuestionOpen: false, case: { messages: [{ kind: 'message' }] } });
  });

  it('also before a doctor has it: who takes the request finds the message', async () => {
    const request = await taken({ doctorId: null, claimExpiresAt: null });
    await write(request).expect(201);
    expect(await rowOf(request)).toMatchObject({ access: 'pool', case: null, hasUnreadMessage: true });
    expect((await app.get(`${office}?filters=${encodeURIComponent('[{"field":"hasUnreadMessage","operator":"eq","value":true}]')}`, staff)).text).not.toContain(
      'Dosis teilen',
    );
  });

  it.each([
    ['on its last day of validity, dispensed', '2026-11-20', 201],
    ['the day after', '2026-11-19', 409],
  ])('about an approved request: %s', async (_when, validUntil, status) => {
    const request = await approved(validUntil);
    const abilities = status === 201 ? expect.arrayContaining(['write']) : expect.not.arrayContaining(['write']);
    expect((await ownOf(request)).abilities).toEqual(abilities);
    expect((await rowOf(request)).abilities).toEqual(status === 201 ? ['reply'] : []);
    for (const sent of [await write(request), await reply(request)])
      expect([sent.status, sent.body.code]).toEqual([status, status === 201 ? undefined : 'treatment.messagesClosed']);
  });

  it.each(['draft', 'awaiting-payment', 'declined', 'cancelled', 'expired'] as const)('not about a request that is %s', async (status) => {
    const request = await taken({ status });
    const { body } = await write(request).expect(409);
    expect(body.code).toBe('treatment.messagesClosed');
  });

  it('ten times an hour about one request, also when all are sent at once; then again after the hour', async () => {
    const request = await taken();
    const all = await Promise.all(Array.from({ length: 12 }, () => write(request)));
    expect(all.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([...Array(10).fill(201), 429, 429]);
    const refused = await write(request).expect(429);
    expect([refused.body.code, refused.body.details, refused.headers['retry-after']]).toEqual([
      'treatment.tooManyMessages',
      { retryAfterSeconds: 3600 },
      '3600',
    ]);
    await write(await taken({ patientId: request.patientId, status: 'approved', claimExpiresAt: null })).expect(409);
    app.clock.advance(3_600_000);
    request.token = await app.tokenOf({ id: request.patientId });
    await write(request).expect(201);
  });

  it('and the doctor gets one neutral mail until it is read', async () => {
    const request = await taken();
    await write(request, 'Ich vertrage das Cannabis nicht.').expect(201);
    await write(request).expect(201);
    expect(await mailsOf(doctor.id, 'patient-message')).toHaveLength(1);
    expect((await mailsOf(doctor.id, 'patient-message'))[0].params).toEqual({});
    expect((await see(request).expect(200)).body).toEqual({ read: 2 });
    await write(request).expect(201);
    expect(await mailsOf(doctor.id, 'patient-message')).toHaveLength(2);
  });
});

describe('The doctor of a request', () => {
  it('replies: the patient gets one neutral mail until the reply is read', async () => {
    const request = await taken();
    const { body } = await reply(request).expect(201);
    expect(body).toMatchObject({ isQuestionOpen: false, clockStoppedAt: null, case: { messages: [{ kind: 'reply' }] } });
    await reply(request).expect(201);
    expect((await mailsOf(request.patientId, 'doctor-message')).map(({ params }: { params: object }) => params)).toEqual([{ treatmentId: request.id }]);
    expect(await ownOf(request)).toMatchObject({ unreadMessages: 2, isQuestionOpen: false });
    expect((await read(request).expect(200)).body).toMatchObject({ unreadMessages: 0 });
    await reply(request).expect(201);
    expect(await mailsOf(request.patientId, 'doctor-message')).toHaveLength(2);
  });

  it('is the only one who replies and marks as read', async () => {
    const request = await taken();
    await write(request).expect(201);
    expect((await reply(request, 'Guten Tag.', otherStaff).expect(403)).body.code).toBe('doctor.notAssigned');
    await see(request, otherStaff).expect(403);
    const foreign = { ...request, token: await app.tokenOf(await buildPatient(app.knex)) };
    await read(foreign).expect(404);
    await write(foreign).expect(404);
    expect(await rowOf(request)).toMatchObject({ hasUnreadMessage: true });
  });

  it('reads, which is a step of its own: looking at the case marks nothing', async () => {
    const request = await taken();
    await write(request).expect(201);
    expect(await rowOf(request)).toMatchObject({ hasUnreadMessage: true });
    expect(await rowOf(request)).toMatchObject({ hasUnreadMessage: true });
    expect((await see(request).expect(200)).body).toEqual({ read: 1 });
    expect(await rowOf(request)).toMatchObject({ hasUnreadMessage: false, case: { messages: [{ readAt: testNow }] } });
    const unread = encodeURIComponent('[{"field":"hasUnreadMessage","operator":"eq","value":true}]');
    const listed = async () => (await app.get(`${office}?filters=${unread}`, staff).expect(200)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed()).not.toContain(request.id);
    await write(request).expect(201);
    expect(await listed()).toContain(request.id);
  });

  it('still has the question open when the patient writes besides', async () => {
    const request = await taken();
    await ask(request).expect(200);
    await write(request).expect(201);
    expect(await rowOf(request)).toMatchObject({ isQuestionOpen: true });
    expect(await ownOf(request)).toMatchObject({ isQuestionOpen: true, abilities: expect.arrayContaining(['answer', 'write']) });
    await answer(request, { text: 'Seit Mai.' }).expect(200);
    expect(await ownOf(request)).toMatchObject({ isQuestionOpen: false, unreadMessages: 0 });
  });
});

describe('Files', () => {
  const file = (patientId: string, overrides: object = {}) => buildUpload(app.knex, { patientId, purpose: 'answer', name: 'Befund.jpg', ...overrides });

  it('leave with a message or an answer, and stay', async () => {
    const request = await taken();
    const [one, two] = [await file(request.patientId, { treatmentId: request.id }), await file(request.patientId, { treatmentId: request.id })];
    const { body } = await write(request, 'Der Befund.', { uploadIds: [one.id] }).expect(201);
    expect(body.messages[0].files).toEqual([{ id: one.id, name: 'Befund.jpg', type: 'image/jpeg', size: 1, status: 'clean' }]);
    await ask(request).expect(200);
    await answer(request, { text: 'Anbei.', uploadIds: [two.id] }).expect(200);
    expect((await rowOf(request)).case.messages.map(({ files }: { files: object[] }) => files.length)).toEqual([1, 0, 1]);
    const { body: own } = await app.get(`/api/v1/clients/files?treatmentId=${request.id}`, request.token).expect(200);
    expect(own.items.map(({ isRemovable }: { isRemovable: boolean }) => isRemovable)).toEqual([false, false]);
    expect((await app.send('delete', `/api/v1/clients/files/${one.id}`, {}, request.token).expect(409)).body.code).toBe('treatment.cantProcessed');
  });

  it('are only own ones of the same request that were neither sent nor refused; nothing is written else', async () => {
    const request = await taken();
    const sent = await file(request.patientId, { treatmentId: request.id });
    await write(request, 'Eins.', { uploadIds: [sent.id] }).expect(201);
    const wrong = [
      sent,
      await file(request.patientId),
      await file(request.patientId, { treatmentId: (await taken({ patientId: request.patientId, status: 'declined', claimExpiresAt: null })).id }),
      await file((await buildPatient(app.knex)).id),
      await file(request.patientId, { treatmentId: request.id, status: 'refused', reason: 'malware', dataKey: null }),
    ];
    const fine = await file(request.patientId, { treatmentId: request.id });
    for (const { id } of wrong) expect((await write(request, 'Zwei.', { uploadIds: [fine.id, id] })).body.code).toBe('file.notFound');
    expect((await ownOf(request)).messages).toHaveLength(1);
    await write(request, 'Drei.', { uploadIds: [fine.id, fine.id] }).expect(201);
  });

  it('go with one message when two take them at once', async () => {
    const request = await taken();
    const { id } = await file(request.patientId, { treatmentId: request.id });
    const sent = await Promise.all([write(request, 'Eins.', { uploadIds: [id] }), write(request, 'Zwei.', { uploadIds: [id] })]);
    expect(sent.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 404]);
  });

  it('wait for their message at an approved request, and can be taken back until then', async () => {
    const request = await approved('2026-12-20');
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const upload = (purpose: string) =>
      app
        .send('post', '/api/v1/clients/files', undefined, request.token)
        .field('purpose', purpose)
        .field('treatmentId', request.id)
        .attach('file', png, 'Foto.png');
    expect((await upload('finding').expect(409)).body.code).toBe('treatment.cantProcessed');
    const { body } = await upload('answer').expect(201);
    expect(body).toMatchObject({ treatmentId: request.id, messageId: null, isRemovable: true });
    await app.send('delete', `/api/v1/clients/files/${body.id}`, {}, request.token).expect(204);
    const before = await file(request.patientId, { treatmentId: request.id, createdAt: new Date('2026-10-30T09:00:00Z') });
    await app.send('delete', `/api/v1/clients/files/${before.id}`, {}, request.token).expect(409);
  });
});

describe('A question with a form', () => {
  const form = [
    { kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?' },
    { kind: 'choice', label: 'Wie oft?', options: ['täglich', 'selten'] },
    { kind: 'number', label: 'Ihr Gewicht', unit: 'kg', min: 30, max: 300 },
    { kind: 'text', label: 'Was noch?', isRequired: false },
  ];
  const asked = async (): Promise<Request> => {
    const request = await taken();
    await ask(request, { text: 'Bitte füllen Sie das aus.', form }).expect(200);
    return request;
  };

  it('is shown to the patient with an id for each field', async () => {
    const { messages } = await ownOf(await asked());
    expect(messages[0].form).toMatchObject(form.map((field, index) => ({ isRequired: true, ...field, id: `q${index + 1}` })));
  });

  it('is answered by its form; the doctor reads each answer with its question, and the clock goes on', async () => {
    const request = await asked();
    const { body } = await answer(request, { answers: { q1: false, q2: 'täglich', q3: 72.5 } }).expect(200);
    expect(body).toMatchObject({ isQuestionOpen: false, clockStoppedAt: null });
    expect((await rowOf(request)).case.messages[1]).toMatchObject({
      kind: 'answer',
      text: '',
      answers: [
        { id: 'q1', kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', unit: null, value: false },
        { id: 'q2', kind: 'choice', label: 'Wie oft?', unit: null, value: 'täglich' },
        { id: 'q3', kind: 'number', label: 'Ihr Gewicht', unit: 'kg', value: 72.5 },
      ],
    });
  });

  it('says what is missing, and what does not fit', async () => {
    const request = await asked();
    const missing = await answer(request, { text: 'Das Formular ist mir zu lang.', answers: { q2: 'selten', q4: '  ' } }).expect(400);
    expect([missing.body.code, missing.body.details]).toEqual(['treatment.formIncomplete', { missing: ['q1', 'q3'] }]);
    const wrong = await answer(request, { answers: { q1: 'ja', q2: 'oft', q3: 20, q9: true } }).expect(400);
    expect([wrong.body.code, wrong.body.details.fields.map(({ path }: { path: string }) => path)]).toEqual([
      'server.badRequest',
      ['answers.q9', 'answers.q1', 'answers.q2', 'answers.q3'],
    ]);
    expect(await ownOf(request)).toMatchObject({ isQuestionOpen: true });
  });

  it('still waits when a plain question follows: the answer needs both', async () => {
    const request = await asked();
    app.clock.advance(60_000);
    await ask(request, { text: 'Und seit wann?' }).expect(200);
    const answers = { q1: true, q2: 'selten', q3: 80 };
    expect((await answer(request, { answers }).expect(400)).body.details).toEqual({ missing: ['text'] });
    await answer(request, { text: 'Seit Mai.', answers }).expect(200);
  });

  it.each([
    ['no field', []],
    ['nine fields', Array(9).fill(form[0])],
    ['one option', [{ kind: 'choice', label: 'Wie oft?', options: ['selten'] }]],
    ['the same option twice', [{ kind: 'choice', label: 'Wie oft?', options: ['selten', 'selten'] }]],
    ['a largest number below the smallest', [{ kind: 'number', label: 'Gewicht', min: 3, max: 2 }]],
    ['an unknown kind', [{ kind: 'date', label: 'Wann?' }]],
  ])('is refused with %s', async (_what, wrong) => {
    await ask(await taken(), { text: 'Bitte ausfüllen.', form: wrong }).expect(400);
  });

  it('is needed in words where there is no form', async () => {
    const request = await taken();
    await ask(request).expect(200);
    await answer(request, {}).expect(400);
    await answer(request, { text: 'Seit Mai.', answers: { q1: true } }).expect(400);
  });
});
