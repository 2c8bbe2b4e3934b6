import { randomInt } from 'node:crypto';
import { buildSchedule } from '../../../../seeds/factories/consultations.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

const clients = '/api/v1/clients';
const quarter = 15 * 60_000;
/** Few times for many patients: nearly each step meets another one. */
const [rounds, stepsPerRound, workers, patientsPerWorker, times] = [sized(1, 50), sized(200, 500), 10, 2, 14];

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** Repeatable choices (mulberry32): a failure names its seed. */
const choices = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { chance: (share: number) => next() < share, of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
};

interface Held {
  holdId: string;
  doctorId: string;
  startsAt: string;
}
interface Runner {
  id: string;
  token: string;
  held?: Held | undefined;
}
interface Scene {
  /** The first one goes away and comes back. */
  doctorIds: string[];
  doctorToken: string;
  startsAt: string[];
  people: Runner[];
  counts: Record<string, number>;
}

const note = ({ counts }: Scene, step: string, { status, body }: { status: number; body: unknown }): void => {
  const { code } = body as { code?: string };
  // Only the schedule has versions: a conflict of the others would be a deadlock that PostgreSQL broke.
  if (status >= 500 || status === 400 || status === 401 || (code === 'server.conflict' && step !== 'absence'))
    throw new Error(`${step}: ${status} ${JSON.stringify(body)}`);
  counts[`${step} ${status}`] = (counts[`${step} ${status}`] ?? 0) + 1;
};

const ownBooked = (patientId: string): Promise<string[]> => test.knex('consultations').where({ patientId, status: 'booked' }).orderBy('id').pluck('id');

const hold = async (scene: Scene, one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  const wanted = { doctorId: pick.of(scene.doctorIds), startsAt: pick.of(scene.startsAt) };
  const answer = await test.send('post', `${clients}/consultations/hold`, wanted, one.token);
  note(scene, 'hold', answer);
  one.held = answer.status === 201 ? { ...wanted, holdId: answer.body.holdId } : undefined;
};

/** A time that is held is its patient's, unless the patient or the doctor is elsewhere by then. */
const confirm = async (scene: Scene, one: Runner, { holdId, doctorId, startsAt }: Held): Promise<void> => {
  one.held = undefined;
  const answer = await test.send('post', `${clients}/consultations`, { doctorId, holdId }, one.token);
  note(scene, 'confirm', answer);
  if (answer.status === 201 || doctorId === scene.doctorIds[0]) return;
  const elsewhere = await test.knex('consultations').where({ patientId: one.id, startsAt: new Date(startsAt) });
  if (elsewhere.length === 0) throw new Error(`a hold was lost: ${JSON.stringify({ holdId, startsAt, answer: answer.body })}`);
};

const book = async (scene: Scene, one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  one.held = undefined;
  const wanted = { doctorId: pick.of(scene.doctorIds), startsAt: pick.of(scene.startsAt) };
  note(scene, 'book', await test.send('post', `${clients}/consultations`, wanted, one.token));
};

const move = async (scene: Scene, one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  const ids = await ownBooked(one.id);
  if (ids.length === 0) return;
  note(scene, 'move', await test.send('patch', `${clients}/consultations/${pick.of(ids)}`, { startsAt: pick.of(scene.startsAt) }, one.token));
};

/** Now and then another patient's worker cancels, while the patient is moving the same one. */
const cancel = async (scene: Scene, one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  const who = pick.chance(0.3) ? pick.of(scene.people) : one;
  const ids = await ownBooked(who.id);
  if (ids.length > 0) note(scene, 'cancel', await test.send('post', `${clients}/consultations/${pick.of(ids)}/cancel`, {}, who.token));
};

const absence = async (scene: Scene, _one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  const path = `/api/v1/backoffice/schedules/${scene.doctorIds[0] ?? ''}`;
  const { weekly, lengthMinutes, bufferMinutes, leadMinutes, version } = (await test.get(path, scene.doctorToken).expect(200)).body;
  const on = pick.of(scene.startsAt).slice(0, 10);
  const exceptions = pick.chance(0.5) ? [] : [{ on, kind: 'absent', hours: [{ from: '00:00', to: pick.of(['09:00', '12:00', '24:00']) }] }];
  note(scene, 'absence', await test.send('put', path, { weekly, lengthMinutes, bufferMinutes, leadMinutes, exceptions, version }, scene.doctorToken));
};

const step = (scene: Scene, one: Runner, pick: ReturnType<typeof choices>): Promise<void> => {
  const kind = pick.of(['hold', 'hold', 'hold', 'book', 'book', 'move', 'move', 'cancel', 'cancel', 'absence'] as const);
  if (one.held && pick.chance(0.5)) return confirm(scene, one, one.held);
  return { hold, book, move, cancel, absence }[kind](scene, one, pick);
};

/** What may never be, asked of the database itself. */
const broken: Record<string, string> = {
  'two appointments of one doctor or one patient overlap': `SELECT a.id FROM consultations a JOIN consultations b ON a.id < b.id
    AND (a.doctor_id = b.doctor_id OR a.patient_id = b.patient_id) AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    WHERE a.status IN ('booked', 'completed') AND b.status IN ('booked', 'completed')`,
  'two taken times of one doctor overlap': `SELECT a.doctor_id FROM taken_times a JOIN taken_times b ON a.doctor_id = b.doctor_id AND a.ctid < b.ctid
    AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  'an appointment does not take its time': `SELECT c.id FROM consultations c LEFT JOIN taken_times t ON t.consultation_id = c.id
    AND (t.doctor_id, t.starts_at, t.ends_at) = (c.doctor_id, c.starts_at, c.ends_at)
    WHERE c.status IN ('booked', 'completed') AND t.doctor_id IS NULL`,
  'an appointment that is off still takes its time': `SELECT t.consultation_id AS id FROM taken_times t JOIN consultations c ON c.id = t.consultation_id
    WHERE c.status NOT IN ('booked', 'completed')`,
  'a hold does not take its time': `SELECT h.id FROM consultation_holds h LEFT JOIN taken_times t ON t.hold_id = h.id
    AND (t.doctor_id, t.starts_at, t.ends_at) = (h.doctor_id, h.starts_at, h.ends_at) WHERE t.doctor_id IS NULL`,
  'a patient has two holds': 'SELECT patient_id FROM consultation_holds WHERE NOT is_offer GROUP BY patient_id HAVING count(*) > 1',
};
const expectSound = async (seed: number): Promise<void> => {
  for (const [what, sql] of Object.entries(broken)) expect([seed, what, await rawRows(test.knex, sql, {})]).toEqual([seed, what, []]);
};

const build = async (): Promise<Scene> => {
  const doctorIds: string[] = [];
  while (doctorIds.length < 4) doctorIds.push((await buildSchedule(test.knex)).doctorId);
  const first = (Math.floor(test.clock.now().getTime() / quarter) + 4 * 24 * 3) * quarter;
  const people: Runner[] = [];
  while (people.length < workers * patientsPerWorker) people.push({ id: (await buildPatient(test.knex)).id, token: '' });
  return {
    doctorIds,
    doctorToken: '',
    startsAt: Array.from({ length: times }, (_one, at) => new Date(first + at * quarter).toISOString()),
    people,
    counts: {},
  };
};

const logInAgain = async (scene: Scene): Promise<void> => {
  scene.doctorToken = await test.tokenOf({ id: scene.doctorIds[0] ?? '' });
  for (const one of scene.people) one.token = await test.tokenOf(one);
};

it(`${rounds * stepsPerRound} random steps at once of holding, booking, moving, cancelling and absence leave no overlap and no lost hold`, async () => {
  const seed = randomInt(2 ** 31);
  const scene = await build();
  for (let round = 0; round < rounds; round += 1) {
    await logInAgain(scene);
    await Promise.all(
      Array.from({ length: workers }, async (_worker, at) => {
        const pick = choices(seed + round * workers + at);
        const own = scene.people.slice(at * patientsPerWorker, (at + 1) * patientsPerWorker);
        for (let done = 0; done < stepsPerRound / workers; done += 1) await step(scene, pick.of(own), pick);
      }),
    );
    await expectSound(seed);
    // Running holds lapse: the next round begins with holds that were never confirmed.
    test.clock.advance(6 * 60_000);
    for (const one of scene.people) one.held = undefined;
  }
  for (const won of ['hold 201', 'confirm 201', 'book 201', 'move 200', 'cancel 200', 'absence 200', 'book 409', 'move 409'])
    expect([won, (scene.counts[won] ?? 0) > 0]).toEqual([won, true]);
});
