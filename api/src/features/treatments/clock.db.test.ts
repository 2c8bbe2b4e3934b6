import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const office = '/api/v1/backoffice/treatments';
const clients = '/api/v1/clients/treatment';
let app: TestApp;
let doctor: { id: string };
let staff: string;

beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  // Tuesday, 17 November 2026, 10:00 in Germany.
  app.clock.set('2026-11-17T09:00:00.000Z');
  doctor = await buildDoctor(app.knex);
  staff = await app.tokenOf(doctor);
});

const claimed = async () => {
  const treatment = await buildTreatment(app.knex, { submittedAt: app.clock.now(), dueAt: new Date('2026-11-18T09:00:00.000Z') });
  await app.send('post', `${office}/${treatment.id}/claim`, {}, staff).expect(200);
  return { ...treatment, token: await app.tokenOf({ id: treatment.patientId }) };
};
const ask = (id: string) => app.send('post', `${office}/${id}/ask`, { text: 'Seit wann nehmen Sie das?' }, staff).expect(200);
const answer = (id: string, token: string) => app.send('post', `${clients}/${id}/answer`, { text: 'Seit März.' }, token);
/** Sessions end after some minutes: both log in anew. */
const moveTo = async (instant: string, patientId: string): Promise<string> => {
  app.clock.set(instant);
  staff = await app.tokenOf(doctor);
  return app.tokenOf({ id: patientId });
};
const dates = ({ dueAt, clockStoppedAt }: { dueAt: string | null; clockStoppedAt: string | null }) => ({ dueAt, clockStoppedAt });

/** What every side is told about the same moment. */
const everywhere = async (id: string, token: string) => {
  const { body: own } = await app.get(`${clients}/${id}`, token).expect(200);
  const { body: list } = await app.get(clients, token).expect(200);
  const { body: record } = await app.get(`${office}/${id}`, staff).expect(200);
  const { body: queue } = await app.get(`${office}?filters=${encodeURIComponent(JSON.stringify([{ field: 'id', operator: 'eq', value: id }]))}`, staff).expect(200); // prettier-ignore
  return [own, list.items[0], record, queue.items[0]].map(dates);
};

describe('The clock of a review', () => {
  it('stands still from the question to the answer, and everybody is told the same', async () => {
    const { id, patientId, token: first } = await claimed();
    let token = first;
    expect(await everywhere(id, token)).toEqual(Array(4).fill({ dueAt: '2026-11-18T09:00:00.000Z', clockStoppedAt: null }));
    token = await moveTo('2026-11-17T11:00:00.000Z', patientId);
    await app.send('post', `${office}/${id}/claim`, {}, staff).expect(200);
    await ask(id);
    expect(await everywhere(id, token)).toEqual(Array(4).fill({ dueAt: null, clockStoppedAt: '2026-11-17T11:00:00.000Z' }));
    token = await moveTo('2026-11-20T11:00:00.000Z', patientId);
    await answer(id, token).expect(200);
    // 22 hours of business time were left on Friday at noon.
    expect(await everywhere(id, token)).toEqual(Array(4).fill({ dueAt: '2026-11-23T09:00:00.000Z', clockStoppedAt: null }));
    expect(await app.knex('treatment_pauses').where({ treatmentId: id }).select('stoppedAt', 'resumedAt')).toEqual([
      { stoppedAt: new Date('2026-11-17T11:00:00.000Z'), resumedAt: new Date('2026-11-20T11:00:00.000Z') },
    ]);
    await app.send('post', `${office}/${id}/claim`, {}, staff).expect(200);
    expect((await everywhere(id, token))[0]).toEqual({ dueAt: '2026-11-23T09:00:00.000Z', clockStoppedAt: null });
  });

  it('is stopped once by two questions, and started once by two answers at the same moment', async () => {
    const { id, token } = await claimed();
    await ask(id);
    app.clock.set('2026-11-17T09:05:00.000Z');
    await ask(id);
    expect(await app.knex('treatment_pauses').where({ treatmentId: id })).toHaveLength(1);
    const answers = await Promise.all([answer(id, token), answer(id, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.knex('treatment_pauses').where({ treatmentId: id }).whereNull('resumedAt')).toEqual([]);
  });

  it('sorts what stands still behind what is due', async () => {
    const stopped = await claimed();
    await ask(stopped.id);
    const due = await claimed();
    const { body } = await app.get(`${office}?sort=dueAt&pageSize=100`, staff).expect(200);
    const ids = body.items.map((row: { id: string }) => row.id);
    expect(ids.indexOf(due.id)).toBeLessThan(ids.indexOf(stopped.id));
  });

  it('says nothing more once the request is decided with the question open', async () => {
    await app.knex('settings').insert({ key: 'treatments.undoSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z') });
    const { id, token } = await claimed();
    await ask(id);
    await app.send('post', `${office}/${id}/decline`, { reason: 'other', text: 'Bitte kommen Sie in die Praxis.' }, staff).expect(200);
    const { body } = await app.get(`${clients}/${id}`, token).expect(200);
    expect(dates(body)).toEqual({ dueAt: null, clockStoppedAt: null });
    expect(body.isQuestionOpen).toBe(false);
  });
});
