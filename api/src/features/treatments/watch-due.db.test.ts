import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { watchDue } from './watch-due.service.ts';

let app: TestApp;
let doctors: { id: string; email: string }[];
let admin: { id: string };

beforeEach(async () => {
  app = await startTestApp();
  admin = await buildAdmin(app.knex);
  doctors = [await buildDoctor(app.knex), await buildDoctor(app.knex)];
  await buildDoctor(app.knex, { doctor: { isWorking: false } });
});
afterEach(() => app.close());

const inMinutes = (minutes: number) => later(app.clock.now(), minutes * duration.minutes);
const waiting = (dueInMinutes: number, overrides: object = {}) =>
  buildTreatment(app.knex, { submittedAt: inMinutes(-600), dueAt: inMinutes(dueInMinutes), ...overrides });
const mailsOf = async (template: string): Promise<string[]> =>
  (await app.knex('mails').where({ template }).orderBy('recipientId').select('recipientId')).map(({ recipientId }: { recipientId: string }) => recipientId);
const sorted = (...people: { id: string }[]) => people.map(({ id }) => id).sort();

describe('A review that comes due', () => {
  it('is told to all doctors who work, two hours before, once', async () => {
    await waiting(121);
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-due-soon')).toEqual([]);
    await waiting(119);
    await Promise.all([watchDue(app.ctx), watchDue(app.ctx)]);
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-due-soon')).toEqual(sorted(...doctors));
    expect(await mailsOf('reviews-missed')).toEqual([]);
  });

  it('notifies the doctor who has claimed it, and all doctors when it is unclaimed', async () => {
    const holder = doctors[0]!;
    await waiting(60, { doctorId: holder.id, claimExpiresAt: inMinutes(5) });
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-due-soon')).toEqual([holder.id]);
    await waiting(60, { doctorId: holder.id, claimExpiresAt: inMinutes(-5) });
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-due-soon')).toEqual([...sorted(...doctors), holder.id].sort());
  });

  it('that is late is told to administrators, with an apology to the patient, once each, also by two runs at once', async () => {
    const late = [await waiting(-1), await waiting(-500)];
    await Promise.all([watchDue(app.ctx), watchDue(app.ctx)]);
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-missed')).toEqual([admin.id]);
    expect(await mailsOf('review-late')).toEqual(late.map(({ patientId }) => patientId).sort());
    const { params } = await app.knex('mails').where({ template: 'reviews-missed' }).first('params');
    expect(params.count).toBe(2);
    expect((await app.get('/api/v1/backoffice/dashboard', await app.tokenOf(admin)).expect(200)).body).toMatchObject({ treatmentsOverdue: 2 });
  });

  it('is left alone while its clock stands still, and after the decision', async () => {
    const { id } = await waiting(-60);
    await app
      .knex('treatments')
      .where({ id })
      .update({ dueAt: null, clockStoppedAt: inMinutes(-120) });
    await buildTreatment(app.knex, { status: 'approved', dueAt: inMinutes(-60) });
    await watchDue(app.ctx);
    expect(await app.knex('mails')).toEqual([]);
  });

  it('is warned of as early as the settings say, and not where they are off', async () => {
    const set = (key: string, value: unknown) => app.knex('settings').insert({ key, value: JSON.stringify(value), validFrom: app.clock.now() });
    await set('review.warnHours', 4);
    await set('review.escalateMissed', false);
    await set('review.apologise', false);
    await waiting(239);
    await waiting(-1);
    await watchDue(app.ctx);
    expect(await mailsOf('reviews-due-soon')).toEqual(sorted(...doctors));
    expect([await mailsOf('reviews-missed'), await mailsOf('review-late')]).toEqual([[], []]);
    expect(await app.knex('treatments').whereNotNull('missedAt')).toHaveLength(1);
  });
});
