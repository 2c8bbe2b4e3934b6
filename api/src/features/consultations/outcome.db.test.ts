import { buildConsultation, buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expireMissed } from './upkeep.service.ts';

const office = '/api/v1/backoffice/consultations';
const minute = 60_000;

let test: TestApp;
let doctor: UserRow;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  doctor = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
  await buildSchedule(test.knex, { doctorId: doctor.id });
  token = await test.tokenOf(doctor);
});
afterAll(() => test.close());

let begins = 0;
const ago = (minutes: number): Date => new Date(test.clock.now().getTime() - minutes * minute);
/** Each of another doctor, so that none is in the way of another. */
const begun = async (minutesAgo: number, more: object = {}) => {
  begins += 1;
  const own = await buildDoctor(test.knex, { doctor: { offersConsultations: true } });
  const row = await buildConsultation(test.knex, { doctorId: own.id, startsAt: ago(minutesAgo), ...more });
  return { row, token: await test.tokenOf(own), own };
};
const act = (id: string, action: string, body: object, as: string) => test.send('post', `${office}/${id}/${action}`, body, as);
const set = (key: string, value: unknown) =>
  test.knex('settings').insert({ key, value: JSON.stringify(value), validFrom: new Date(ago(60).getTime() + (begins += 1)) });

describe('A consultation that was held', () => {
  it('is by video, or by the telephone call that the doctor records', async () => {
    const byVideo = await begun(10);
    expect((await act(byVideo.row.id, 'complete', {}, byVideo.token).expect(200)).body).toMatchObject({ status: 'completed', heldBy: 'video', call: null });
    const byPhone = await begun(20);
    const call = { at: ago(8).toISOString(), minutes: 7 };
    const { body } = await act(byPhone.row.id, 'complete', { call, note: 'Bild brach ab' }, byPhone.token).expect(200);
    expect(body).toMatchObject({ status: 'completed', heldBy: 'phone', call, note: 'Bild brach ab' });
    const patient = await test.tokenOf(await test.knex('users').where({ id: byPhone.row.patientId }).first());
    const own = await test.get(`/api/v1/clients/consultations/appointment?id=${byPhone.row.id}`, patient).expect(200);
    expect(own.body).toMatchObject({ heldBy: 'phone', noShowFeeCents: null });
    expect(own.body).not.toHaveProperty('note');
  });

  it.each([
    ['before the room opened', { from: 60, minutes: 5 }],
    ['longer than it can have been', { from: 5, minutes: 30 }],
  ])('is not by a call %s', async (_words, { from, minutes }) => {
    const { row, token: as } = await begun(20);
    expect((await act(row.id, 'complete', { call: { at: ago(from).toISOString(), minutes } }, as).expect(400)).body.details.fields[0].path).toBe('call.at');
    expect(await test.knex('consultations').where({ id: row.id }).first('status', 'calledAt')).toEqual({ status: 'booked', calledAt: null });
  });

  it('shows the number to call to its doctor while it is booked, and to no administrator', async () => {
    const { row, token: as } = await begun(1);
    await test.knex('users').where({ id: row.patientId }).update({ phone: '+4930123456' });
    expect((await test.get(`${office}/${row.id}`, as).expect(200)).body.patientPhone).toBe('+4930123456');
    expect((await test.get(`${office}/${row.id}`, await test.tokenOf(await buildAdmin(test.knex))).expect(200)).body.patientPhone).toBeNull();
  });
});

describe('A missed consultation', () => {
  it('is noted after the minutes of the setting, and costs what the setting says', async () => {
    await set('consultations.noShowMinutes', 15);
    const early = await begun(12);
    expect((await test.get(`${office}/${early.row.id}`, early.token).expect(200)).body.abilities).not.toContain('no-show');
    await act(early.row.id, 'no-show', {}, early.token).expect(409);
    const { body: room } = await test.get(`${office}/${early.row.id}/room`, early.token).expect(200);
    expect(Date.parse(room.noShowFrom) - early.row.startsAt.getTime()).toBe(15 * 60_000);
    const late = await begun(16);
    expect((await act(late.row.id, 'no-show', {}, late.token).expect(200)).body).toMatchObject({ status: 'expired', noShow: 'patient', noShowFeeCents: null });
    await set('fees.noShowCents', 2500);
    const charged = await begun(16);
    expect((await act(charged.row.id, 'no-show', {}, charged.token).expect(200)).body).toMatchObject({ noShowFeeCents: 2500 });
    const present = await begun(16, { patientJoinedAt: ago(20) });
    expect((await act(present.row.id, 'no-show', {}, present.token).expect(200)).body).toMatchObject({ noShow: 'patient', noShowFeeCents: null });
  });

  it('that was never ended names the party that did not come, where the other one came', async () => {
    const rows = [
      [{ doctorJoinedAt: ago(90) }, 'patient', 2500],
      [{ patientJoinedAt: ago(90) }, 'doctor', null],
      [{ patientJoinedAt: ago(90), doctorJoinedAt: ago(90) }, null, null],
      [{}, null, null],
    ] as const;
    const made = [];
    for (const [joined, noShow, noShowFeeCents] of rows) made.push({ id: (await begun(100, joined)).row.id, noShow, noShowFeeCents });
    await expireMissed(test.ctx);
    for (const { id, ...expected } of made)
      expect(await test.knex('consultations').where({ id }).first('status', 'noShow', 'noShowFeeCents')).toEqual({ status: 'expired', ...expected });
  });
});

describe('The chat of a call', () => {
  const lines = [
    { by: 'patient', at: '2026-11-23T09:00:00.000Z', text: 'Ich nehme es abends.' },
    { by: 'doctor', at: '2026-11-23T09:01:00.000Z', text: 'Bitte dabei bleiben.' },
  ];

  it('becomes a note of the request, which the patient does not read', async () => {
    const { row, token: as, own } = await begun(5);
    const treatment = await buildTreatment(test.knex, { doctorId: own.id, patientId: row.patientId, status: 'in-review' });
    await test.knex('consultations').where({ id: row.id }).update({ treatmentId: treatment.id });
    expect((await act(row.id, 'chat-note', { lines }, as).expect(200)).body).toEqual({ copied: 2 });
    const notes = await test.knex('treatment_messages').where({ treatmentId: treatment.id });
    expect(notes).toMatchObject([{ kind: 'note', text: expect.stringContaining('10:00 ') }]);
    expect(notes[0].text).toContain('Ich nehme es abends.');
    const patient = await test.tokenOf(await test.knex('users').where({ id: row.patientId }).first());
    expect((await test.get(`/api/v1/clients/treatment/${treatment.id}`, patient).expect(200)).body.messages).toEqual([]);
  });

  it('becomes the note of the consultation where there is no request, beside what is noted at its end', async () => {
    const { row, token: as } = await begun(5);
    await act(row.id, 'chat-note', { lines }, as).expect(200);
    const { body } = await act(row.id, 'complete', { note: 'Gut vertragen' }, as).expect(200);
    expect(body.note).toMatch(/Bitte dabei bleiben\.\n\nGut vertragen$/);
  });

  it('is not copied once the room has closed, or by another doctor', async () => {
    const { row, token: as } = await begun(100);
    await act(row.id, 'chat-note', { lines }, as).expect(409);
    await act(row.id, 'chat-note', { lines }, token).expect(404);
  });
});

describe('The patient of a consultation', () => {
  const seen = (id: string, as: string) => test.send('post', `/api/v1/backoffice/patients/${id}/identity-seen`, { kind: 'video' }, as);

  it('is recorded as seen by its doctor today, without a request', async () => {
    const { row, token: as } = await begun(0);
    expect((await seen(row.patientId, as).expect(200)).body).toMatchObject({ outcome: 'verified', method: 'doctor' });
  });

  it('is not on another day, by another doctor, or where it was cancelled', async () => {
    const tomorrow = await begun(-36 * 60);
    await seen(tomorrow.row.patientId, tomorrow.token).expect(404);
    await seen((await begun(0)).row.patientId, token).expect(404);
    const cancelled = await begun(0, { status: 'cancelled' });
    await seen(cancelled.row.patientId, cancelled.token).expect(404);
    await seen((await buildPatient(test.knex)).id, token).expect(404);
  });
});
