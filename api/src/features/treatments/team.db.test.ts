import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** Friday, 20 November 2026, 10:00 in Germany. */
const testNow = '2026-11-20T09:00:00.000Z';
const base = '/api/v1/backoffice/treatments';
let app: TestApp;
let ada: { id: string };
let ben: { id: string };
let tokens: { ada: string; ben: string };

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(testNow);
  ada = await buildDoctor(app.knex, { firstName: 'Ada', lastName: 'Arzt' });
  ben = await buildDoctor(app.knex, { firstName: 'Ben', lastName: 'Berg' });
  tokens = { ada: await app.tokenOf(ada), ben: await app.tokenOf(ben) };
});

const in24Hours = () => new Date(app.clock.now().getTime() + 86_400_000);
const soon = () => new Date(app.clock.now().getTime() + 600_000);
const waiting = (overrides: object = {}) => buildTreatment(app.knex, { submittedAt: app.clock.now(), dueAt: in24Hours(), ...overrides });
const takenBy = (doctorId: string, overrides: object = {}) => waiting({ doctorId, claimExpiresAt: soon(), ...overrides });
const act = (id: string, action: string, body: object = {}, by = tokens.ada) => app.send('post', `${base}/${id}/${action}`, body, by);
const absent = (doctorId: string, coverDoctorId: string | null) =>
  app.knex('schedules').insert({
    doctorId,
    weekly: '[]',
    exceptions: JSON.stringify([{ from: '2026-11-19', to: '2026-11-27', kind: 'absent', ...(coverDoctorId ? { coverDoctorId } : {}) }]),
    ...{ lengthMinutes: 15, bufferMinutes: 5, leadMinutes: 60, createdAt: app.clock.now(), updatedAt: app.clock.now() },
  });

describe('Handing a request over', () => {
  it('gives it to the colleague at once, who is told by a mail without health data and finds the note', async () => {
    const { id } = await takenBy(ada.id);
    const { body } = await act(id, 'handover', { doctorId: ben.id, note: 'Bitte nach der Leber fragen.' }).expect(200);
    expect(body).toMatchObject({ access: 'pool', case: null, doctor: { id: ben.id }, abilities: [] });
    expect((await app.get(`${base}/${id}`, tokens.ben)).body).toMatchObject({
      access: 'assigned',
      abilities: expect.arrayContaining(['approve', 'hand-over']),
    });
    const notes = await app.get(`${base}/${id}/notes`, tokens.ben).expect(200);
    expect(notes.body.items).toMatchObject([
      { text: 'Bitte nach der Leber fragen.', author: { id: ada.id }, mentions: [{ id: ben.id, cause: 'hand-over', seenAt: null }] },
    ]);
    const mail = await app.knex('mails').where({ recipientId: ben.id, template: 'case-handed-over' }).first();
    expect(mail?.params).toEqual({});
    await act(id, 'approve', {}, tokens.ada).expect(400);
    await act(id, 'decline', { reason: 'other', text: 'Bitte in die Praxis.' }).expect(403);
  });

  it('keeps it for the receiving doctor longer than a claim, also when the case is opened', async () => {
    const { id } = await takenBy(ada.id);
    await act(id, 'handover', { doctorId: ben.id, note: 'Bitte übernehmen.' }).expect(200);
    const inFourHours = new Date(app.clock.now().getTime() + 4 * 3_600_000).toISOString();
    expect((await act(id, 'claim', {}, tokens.ben).expect(200)).body.claimExpiresAt).toBe(inFourHours);
  });

  it('is refused to a doctor who does not have the request, and for a colleague who is away or does not work', async () => {
    const { id } = await takenBy(ada.id);
    await act(id, 'handover', { doctorId: ada.id, note: 'Bitte.' }, tokens.ben).expect(403);
    const idle = await buildDoctor(app.knex, { doctor: { isWorking: false } });
    for (const doctorId of [idle.id, ada.id]) expect((await act(id, 'handover', { doctorId, note: 'Bitte.' })).body.code).toBe('treatment.colleagueAway');
    await absent(ben.id, null);
    expect((await act(id, 'handover', { doctorId: ben.id, note: 'Bitte.' })).body.code).toBe('treatment.colleagueAway');
  });

  it('of all own requests goes to the cover of the absence', async () => {
    const first = await takenBy(ada.id);
    const second = await takenBy(ada.id);
    const foreign = await waiting();
    const all = () => app.send('post', '/api/v1/backoffice/review-cover', { note: 'Ich bin bis Freitag im Urlaub.' }, tokens.ada);
    expect((await all()).body.code).toBe('treatment.colleagueAway');
    await absent(ada.id, ben.id);
    const schedule = await app.get(`/api/v1/backoffice/schedules/${ada.id}`, tokens.ada).expect(200);
    expect(schedule.body.requestCover).toMatchObject({ id: ben.id, name: expect.stringContaining('Ben Berg') });
    expect((await all().expect(200)).body).toMatchObject({ moved: 2 });
    const holders = await app.knex('treatments').whereIn('id', [first.id, second.id, foreign.id]).orderBy('id').pluck('doctor_id');
    expect(holders.filter((holder: string | null) => holder === ben.id)).toHaveLength(2);
  });
});

describe('Two doctors at once', () => {
  it('claim one request: one of them has it', async () => {
    const { id } = await waiting();
    const answers = await Promise.all([act(id, 'claim', {}, tokens.ada), act(id, 'claim', {}, tokens.ben)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('claim and hand over a lapsed request: either the claim or the hand-over holds, never both', async () => {
    const cara = await buildDoctor(app.knex);
    const caras = await app.tokenOf(cara);
    for (let round = 0; round < 8; round += 1) {
      const { id } = await takenBy(ada.id, { claimExpiresAt: new Date(app.clock.now().getTime() - 1000) });
      const [handed, claimed] = await Promise.all([act(id, 'handover', { doctorId: ben.id, note: 'Bitte.' }), act(id, 'claim', {}, caras)]);
      const { doctorId } = await app.knex('treatments').where({ id }).first();
      expect([handed.status, claimed.status, doctorId]).toEqual(handed.status === 200 ? [200, 409, ben.id] : [403, 200, cara.id]);
    }
  });
});

describe('Internal notes', () => {
  it('reach the colleague who is mentioned, whose answer reaches the doctor of the request', async () => {
    const { id } = await takenBy(ada.id);
    await act(id, 'notes', { text: 'Was meinst du zur Dosis?', mentions: [ben.id] }).expect(201);
    await act(id, 'notes', { text: 'Nur für mich: Befund liegt vor.' }).expect(201);
    const seen = await app.get(`${base}/${id}/notes`, tokens.ben).expect(200);
    expect(seen.body.items.map(({ text }: { text: string }) => text)).toEqual(['Was meinst du zur Dosis?']);
    await act(id, 'notes', { text: 'Lieber halbieren.' }, tokens.ben).expect(201);
    await act(id, 'notes/seen', {}, tokens.ben).expect(204);
    const { body } = await app.get(`${base}/${id}/notes`, tokens.ada).expect(200);
    expect(body.items).toMatchObject([
      { mentions: [{ id: ben.id, seenAt: testNow }] },
      { mentions: [] },
      { text: 'Lieber halbieren.', author: { id: ben.id }, mentions: [{ id: ada.id, cause: 'mention' }] },
    ]);
  });

  it('of all own requests of a patient stand together, the newest first, and who read them is noted', async () => {
    const first = await takenBy(ada.id);
    const { patientId } = first;
    const second = await takenBy(ada.id, { patientId, status: 'approved' });
    const others = await takenBy(ben.id, { patientId, status: 'approved' });
    await act(first.id, 'notes', { text: 'Ruft am Montag an.' }).expect(201);
    app.clock.advance(60_000);
    await act(second.id, 'notes', { text: 'Verträgt es gut.' }).expect(201);
    await act(others.id, 'notes', { text: 'Nur für Ben.' }, tokens.ben).expect(201);
    const path = `/api/v1/backoffice/patients/${patientId}/notes`;
    const { items } = (await app.get(path, tokens.ada).expect(200)).body;
    expect(items).toMatchObject([
      { text: 'Verträgt es gut.', treatmentNumber: second.number, author: { id: ada.id } },
      { text: 'Ruft am Montag an.', treatmentNumber: first.number },
    ]);
    expect(await app.knex('audit_events').where({ action: 'treatment.read-notes', patientId, actorId: ada.id })).toHaveLength(1);
    const stranger = await app.tokenOf(await buildDoctor(app.knex));
    expect((await app.get(path, stranger).expect(404)).body.code).toBe('user.notExist');
  });

  it('are closed to a doctor who is neither the request’s nor mentioned, and never shown to the patient', async () => {
    const patient = await buildPatient(app.knex);
    const state = await buildHealthState(app.knex, { patientId: patient.id });
    const { id } = await takenBy(ada.id, { patientId: patient.id, healthStateId: state.id });
    await act(id, 'notes', { text: 'Wirkt aggravierend.', mentions: [] }).expect(201);
    await app.get(`${base}/${id}/notes`, tokens.ben).expect(403);
    await act(id, 'notes', { text: 'Hallo.' }, tokens.ben).expect(403);
    await app.get(`${base}/${id}/notes`, await app.tokenOf(await buildAdmin(app.knex))).expect(403);
    const own = await app.get(`/api/v1/clients/treatment/${id}`, await app.tokenOf(patient)).expect(200);
    expect(own.text).not.toContain('aggravierend');
    const list = await app.get('/api/v1/clients/treatment', await app.tokenOf(patient)).expect(200);
    expect(list.text).not.toContain('aggravierend');
  });
});

describe('The queue of a doctor', () => {
  const idsIn = async (view: string, by = tokens.ada): Promise<string[]> => {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'view', operator: 'eq', value: view }]));
    return (await app.get(`${base}?filters=${filters}&pageSize=200`, by).expect(200)).body.items.map(({ id }: { id: string }) => id);
  };

  it('has its own, the others’ and those that wait for the patient in views of their own, and counts them', async () => {
    const before = (await app.get('/api/v1/backoffice/review-summary', tokens.ada)).body;
    const mine = await takenBy(ada.id, { dueAt: soon() });
    const free = await waiting();
    const asked = await takenBy(ada.id, { dueAt: null, clockStoppedAt: app.clock.now() });
    expect(await idsIn('mine')).toEqual([mine.id]);
    expect(await idsIn('pool')).toContain(free.id);
    expect(await idsIn('waiting')).toContain(asked.id);
    const after = (await app.get('/api/v1/backoffice/review-summary', tokens.ada)).body;
    expect(after).toMatchObject({ mine: before.mine + 1, pool: before.pool + 1, waiting: before.waiting + 1, dueTodayMine: before.dueTodayMine + 1 });
  });

  it('names wished products, and what a patient typed only to the doctor who has the request', async () => {
    const product = await buildProduct(app.knex, { name: 'Fichtenklee 22/1' });
    const { id } = await waiting();
    await app.knex('treatment_products').insert([
      { treatmentId: id, position: 1, productId: product.id },
      { treatmentId: id, position: 2, wish: JSON.stringify({ strainName: 'Wie Rosa Luchs' }) },
    ]);
    expect((await app.get(`${base}/${id}`, tokens.ada)).body.wishes).toEqual(['Fichtenklee 22/1']);
    await act(id, 'claim').expect(200);
    expect((await app.get(`${base}/${id}`, tokens.ada)).body.wishes).toEqual(['Fichtenklee 22/1', 'Wie Rosa Luchs']);
    expect((await app.get(`${base}/${id}`, tokens.ben)).body.wishes).toEqual(['Fichtenklee 22/1']);
  });
});

test('The workload of the team says who has how much and who covers whom, and names no patient', async () => {
  await absent(ben.id, ada.id);
  await takenBy(ada.id, { dueAt: soon() });
  const { body } = await app.get('/api/v1/backoffice/review-team', tokens.ada).expect(200);
  const rows = new Map(body.items.map((row: { id: string }) => [row.id, row]));
  expect(rows.get(ada.id)).toMatchObject({ isMe: true, open: 1, dueToday: 1, decided: 0, medianMinutes: null, awayUntil: null });
  expect(rows.get(ben.id)).toMatchObject({ isMe: false, open: 0, awayUntil: '2026-11-27', cover: { id: ada.id } });
  expect(Object.keys(body.items[0]).toSorted()).toEqual(['awayUntil', 'cover', 'decided', 'dueToday', 'id', 'isMe', 'medianMinutes', 'name', 'open']);
});
