import { buildCaregiver } from '../../../../seeds/factories/caregivers.ts';
import { buildDoctor, buildPatient, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration, later } from '../../kernel/clock.ts';
import { keepUpCaregivers } from './upkeep.service.ts';

const mine = '/api/v1/clients/iam/caregivers';
const others = '/api/v1/clients/cared-for';
const links = '/api/v1/clients/caregiver-invitations';

let test: TestApp;
let patient: UserRow;
let reader: UserRow;
let [patientToken, readerToken] = ['', ''];
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  test.mails.length = 0;
  patient = await buildPatient(test.knex, { firstName: 'Ada', lastName: 'Lind' });
  reader = await buildPatient(test.knex, { firstName: 'Maria', lastName: 'Berg' });
  [patientToken, readerToken] = [await test.tokenOf(patient), await test.tokenOf(reader)];
});

const invite = (more: object = {}, token = patientToken) =>
  test.send('post', mine, { name: 'Maria', email: reader.email, limits: ['pickup', 'progress'], ...more }, token);
const own = async () => (await test.get(mine, patientToken).expect(200)).body.items;
const seen = async () => (await test.get(others, readerToken).expect(200)).body.items;
/** The link's token as its reader has it: out of the mail. */
const tokenOfMail = async (): Promise<string> => {
  await test.runJobs();
  const mail = test.mails.findLast(({ to }) => to === reader.email);
  return decodeURIComponent(/token=([^\s"&]+)/.exec(mail?.text ?? '')?.[1] ?? '');
};
const invited = async (more: object = {}): Promise<{ id: string; link: string }> => {
  const { body } = await invite(more).expect(201);
  return { id: body.id, link: `${links}/${await tokenOfMail()}` };
};
const granted = async (more: object = {}) => {
  const { id, link } = await invited(more);
  await test.send('post', `${link}/accept`, {}, readerToken).expect(200);
  return { id, link };
};
const subjects = async (to: string): Promise<string[]> => {
  await test.runJobs();
  return test.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
};

describe('The invitation of a trusted person', () => {
  it('is a mail without any name; its link says who invites for what to the invited account alone', async () => {
    const { id, link } = await invited();
    const [mail] = test.mails;
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Lind|Maria/);
    expect((await own())[0]).toMatchObject({ id, status: 'pending', limits: ['progress', 'pickup'], abilities: ['change', 'withdraw'], version: 1 });
    expect((await test.get(link).expect(200)).body).toMatchObject({ reader: 'visitor', details: null });
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    expect((await test.get(link, stranger).expect(200)).body).toMatchObject({ reader: 'other-account', details: null });
    expect((await test.get(link, await test.tokenOf(await buildDoctor(test.knex))).expect(200)).body).toMatchObject({ reader: 'other-account', details: null });
    await test.send('post', `${link}/accept`, {}, stranger).expect(403, /caregiver.otherAccount/);
    const endsAt = later(test.clock.now(), 90 * duration.days).toISOString();
    const details = { inviter: 'Ada Lind', limits: ['progress', 'pickup'], endsAt };
    expect((await test.get(link, readerToken).expect(200)).body).toMatchObject({ reader: 'invited', details });
    expect(await seen()).toEqual([]);
  });

  it('is accepted once, and the patient is told', async () => {
    const { id, link } = await granted();
    expect(await seen()).toMatchObject([{ id, name: 'Ada Lind', limits: ['progress', 'pickup'] }]);
    expect((await own())[0]).toMatchObject({ status: 'active', abilities: ['change', 'end'] });
    for (const step of ['accept', 'decline']) await test.send('post', `${link}/${step}`, {}, readerToken).expect(410, /caregiver.invitationUsed/);
    await test.get(link, readerToken).expect(410, /caregiver.invitationUsed/);
    expect(await subjects(patient.email)).toEqual(['Ihre Einladung wurde angenommen']);
  });

  it('can be declined, and withdrawn while it is open', async () => {
    const first = await invited();
    await test.send('post', `${first.link}/decline`, {}, readerToken).expect(204);
    expect(await subjects(patient.email)).toEqual(['Ihre Einladung wurde abgelehnt']);
    await test.send('post', `${mine}/${first.id}/withdraw`, {}, patientToken).expect(409, /caregiver.notPending/);
    const second = await invited();
    await test.send('post', `${mine}/${second.id}/withdraw`, {}, patientToken).expect(200, /withdrawn/);
    await test.send('post', `${second.link}/accept`, {}, readerToken).expect(410, /caregiver.invitationWithdrawn/);
    expect(await seen()).toEqual([]);
  });

  it('expires after seven days, and goes with the account of who invited', async () => {
    const { id, link } = await invited();
    test.clock.advance(7 * duration.days);
    readerToken = await test.tokenOf(reader);
    patientToken = await test.tokenOf(patient);
    for (const token of [undefined, readerToken]) await test.get(link, token).expect(410, /caregiver.invitationExpired/);
    await test.send('post', `${link}/accept`, {}, readerToken).expect(410, /caregiver.invitationExpired/);
    expect((await own())[0]).toMatchObject({ id, status: 'expired', abilities: [] });
    const again = await invited();
    await test.knex('users').where({ id: patient.id }).update({ status: 'banned' });
    await test.get(again.link, readerToken).expect(410, /caregiver.invitationWithdrawn/);
    await test.get(`${links}/anything`).expect(404, /caregiver.invitationInvalid/);
  });

  it('waits for the address to be proved', async () => {
    const { link } = await invited();
    await test.knex('users').where({ id: reader.id }).update({ mailConfirmedAt: null });
    expect((await test.send('post', `${link}/accept`, {}, readerToken)).status).toBe(403);
    expect((await own())[0]).toMatchObject({ status: 'pending' });
  });

  it('is one of at most five, also when they are sent at once; one to each address, and none to oneself', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => invite({ email: `p${at}-${reader.email}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(['caregiver.tooMany', 'caregiver.tooMany']);
    await invite({ email: patient.email }).expect(422, /caregiver.ownAddress/);
    const [first, second] = await own();
    await test.send('post', `${mine}/${first.id}/withdraw`, {}, patientToken).expect(200);
    await invite({ email: second.email }).expect(409, /caregiver.alreadyInvited/);
    await invite().expect(201);
  });

  it('names at least one limit and one of the times', async () => {
    for (const wrong of [{ limits: [] }, { limits: ['answers'] }, { days: 400 }, { name: '' }, { note: 'Kopfschmerzen' }]) await invite(wrong).expect(400);
  });
});

describe('Of two steps at the same moment', () => {
  it('of two acceptances one wins', async () => {
    const { link } = await invited();
    const answers = await Promise.all([1, 2, 3].map(() => test.send('post', `${link}/accept`, {}, readerToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect(await subjects(patient.email)).toHaveLength(1);
  });

  it('of an acceptance and a withdrawal one wins', async () => {
    const { id, link } = await invited();
    const [accepted, withdrawn] = await Promise.all([
      test.send('post', `${link}/accept`, {}, readerToken),
      test.send('post', `${mine}/${id}/withdraw`, {}, patientToken),
    ]);
    expect([200, 410]).toContain(accepted.status);
    expect(withdrawn.status).toBe(accepted.status === 200 ? 409 : 200);
    expect((await seen()).length).toBe(accepted.status === 200 ? 1 : 0);
  });
});

describe('An access', () => {
  it('is narrowed and extended by the patient, from the version that was seen', async () => {
    const { id } = await granted({ days: 30 });
    const put = (body: object) => test.send('put', `${mine}/${id}`, body, patientToken);
    const { body } = await put({ limits: ['appointments'], days: 365, version: 2 }).expect(200);
    expect(body).toMatchObject({ limits: ['appointments'], endsAt: later(test.clock.now(), 365 * duration.days).toISOString(), version: 3 });
    await put({ limits: ['pickup'], version: 2 }).expect(409, /server.conflict/);
    expect((await test.get(`${others}/${id}`, readerToken).expect(200)).body).toMatchObject({ progress: null, pickups: null, appointments: [] });
  });

  it('ends at once when either of the two ends it, and the other one is told', async () => {
    const first = await granted();
    await test.send('post', `${mine}/${first.id}/end`, {}, patientToken).expect(200, /"endedBy":"patient"/);
    await test.get(`${others}/${first.id}`, readerToken).expect(404, /server.notFound/);
    await test.send('put', `${mine}/${first.id}`, { limits: ['pickup'], version: 3 }, patientToken).expect(409, /caregiver.notActive/);
    expect(await subjects(reader.email)).toContain('Ein Zugang als Vertrauensperson ist beendet');
    const second = await granted();
    await test.send('post', `${others}/${second.id}/end`, {}, readerToken).expect(204);
    await test.send('post', `${others}/${second.id}/end`, {}, readerToken).expect(404);
    expect(await own()).toContainEqual(expect.objectContaining({ id: second.id, status: 'ended', endedBy: 'caregiver' }));
    expect(await subjects(patient.email)).toContain('Ein Zugang als Vertrauensperson ist beendet');
    await test.send('post', `${mine}/${second.id}/end`, {}, patientToken).expect(409, /caregiver.notActive/);
  });

  it('ends by itself when its time is over; the night writes it down once, after a reminder a week before', async () => {
    await test.knex('caregivers').delete();
    const { id } = await granted({ days: 30 });
    test.clock.advance(23 * duration.days);
    expect([await keepUpCaregivers(test.ctx), await keepUpCaregivers(test.ctx)]).toEqual([1, 0]);
    expect(await subjects(patient.email)).toContain('Ein Zugang zu Ihrem Konto endet bald');
    test.clock.advance(7 * duration.days);
    [patientToken, readerToken] = [await test.tokenOf(patient), await test.tokenOf(reader)];
    await test.get(`${others}/${id}`, readerToken).expect(404);
    expect((await own())[0]).toMatchObject({ status: 'ended', endedBy: 'time', abilities: [] });
    await test.send('post', `${mine}/${id}/end`, {}, patientToken).expect(409, /caregiver.notActive/);
    expect((await Promise.all([1, 2].map(() => keepUpCaregivers(test.ctx)))).some((rows) => rows > 0)).toBe(true);
    expect(await test.knex('caregivers').where({ id }).first('status', 'endedBy')).toEqual({ status: 'ended', endedBy: 'time' });
    const told = 'Ein Zugang als Vertrauensperson ist beendet';
    expect([await subjects(patient.email), await subjects(reader.email)].map((all) => all.filter((subject) => subject === told))).toEqual([[told], [told]]);
  });

  it('shows nothing while one of the two accounts is closed', async () => {
    const { id } = await granted();
    await test.knex('users').where({ id: patient.id }).update({ status: 'banned' });
    expect(await seen()).toEqual([]);
    await test.get(`${others}/${id}`, readerToken).expect(404);
    await test.knex('users').where({ id: patient.id }).update({ status: 'active' });
    await test.knex('users').where({ id: reader.id }).update({ status: 'banned' });
    await test.get(`${others}/${id}`, readerToken).expect(403, /user.banned/);
  });

  it('is no other person’s, on either side', async () => {
    const { id } = await buildCaregiver(test.knex, { patientId: patient.id });
    const stranger = await test.tokenOf(await buildPatient(test.knex));
    for (const token of [stranger, patientToken]) await test.get(`${others}/${id}`, token).expect(404);
    for (const step of ['end', 'withdraw']) await test.send('post', `${mine}/${id}/${step}`, {}, stranger).expect(404);
  });
});

it('each part that a trusted person has looked at is in the patient’s list of accesses, by name', async () => {
  const { id } = await granted({ limits: ['progress', 'appointments', 'pickup'] });
  await test.get(`${others}/${id}`, readerToken).expect(200);
  await test.get(others, readerToken).expect(200);
  const { body } = await test.get('/api/v1/clients/iam/access-log?who=caregiver', patientToken).expect(200);
  expect(body.items.map(({ who, name, what }: Record<string, string>) => [who, name, what])).toEqual([
    ['caregiver', 'Maria Berg', 'Abholung mit Arzneimittel und Abholcode angesehen'],
    ['caregiver', 'Maria Berg', 'Termine angesehen'],
    ['caregiver', 'Maria Berg', 'Stand der Anfragen angesehen'],
    ['caregiver', 'Maria Berg', 'Einladung als Vertrauensperson angenommen'],
  ]);
});
