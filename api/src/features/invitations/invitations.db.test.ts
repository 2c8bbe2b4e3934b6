import { demoPassword } from '../../../../seeds/cast.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { invitationToken } from '../../kernel/mail-secrets.ts';
import { inviteAsSystem } from './invite-as-system.ts';

const office = '/api/v1/backoffice';
const clients = '/api/v1/clients';
const licence = { number: 'BE-1', authority: 'Ärztekammer Berlin', state: 'BE' };

let test: TestApp;
let admin: UserRow;
let adminToken: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await buildAdmin(test.knex);
  adminToken = await test.tokenOf(admin);
});
afterAll(() => test.close());

const address = (): string => `${newId()}@praxis.example`;
const person = (more: object = {}) => ({ firstName: 'Nora', lastName: 'Feld', password: demoPassword, passwordConfirm: demoPassword, ...more });
const invite = (body: object, token = adminToken) => test.send('post', `${office}/invitations`, body, token);
const accept = (token: string, body: object = person({ licence })) => test.send('post', `${clients}/invitations/${token}/accept`, body);
const mailsTo = async (email: string) => {
  await test.runJobs();
  return test.mails.filter(({ to }) => to === email);
};
/** The link's token as its reader has it: out of the mail. */
const tokenFor = async (email: string): Promise<string> => {
  const mail = (await mailsTo(email)).at(-1);
  return decodeURIComponent(/token=([^\s"&]+)/.exec(mail?.text ?? '')?.[1] ?? '');
};
const invited = async (body: { email: string; role: string; pharmacyId?: string }, by = adminToken): Promise<{ id: string; token: string }> => {
  const { body: made } = await invite(body, by).expect(201);
  return { id: made.id, token: await tokenFor(body.email) };
};

describe('An invitation', () => {
  it('is sent by mail, its link is in no answer, and its page says what it is for', async () => {
    const email = address();
    const pharmacy = await buildPharmacy(test.knex);
    const { body } = await invite({ email: email.toUpperCase(), role: 'pharmacy', pharmacyId: pharmacy.id, message: 'Willkommen' }).expect(201);
    expect(body).toMatchObject({ email, status: 'pending', pharmacy: { name: pharmacy.name }, abilities: ['resend', 'withdraw'] });
    const token = await tokenFor(email);
    expect(JSON.stringify(body)).not.toContain(token.split('.')[1]);
    const { body: page } = await test.get(`${clients}/invitations/${token}`).expect(200);
    expect(page).toMatchObject({ role: 'pharmacy', inviter: `${admin.firstName} ${admin.lastName}`, pharmacy: pharmacy.name, message: 'Willkommen', email });
    expect((await mailsTo(email))[0]?.text).not.toContain('Willkommen');
  });

  it('makes the account of who accepts it, and works once', async () => {
    const email = address();
    const pharmacy = await buildPharmacy(test.knex);
    const { token, id } = await invited({ email, role: 'pharmacy', pharmacyId: pharmacy.id });
    const { body } = await accept(token, person()).expect(200);
    expect(body).toEqual({ next: 'second-factor', awaitsApproval: false });
    expect(await test.knex('users').where({ email }).first()).toMatchObject({ role: 'pharmacy', status: 'active', isPharmacyAdmin: true, invitedBy: admin.id });
    expect((await accept(token, person())).body.code).toBe('invitation.used');
    expect((await test.get(`${clients}/invitations/${token}`)).body.code).toBe('invitation.used');
    const { body: list } = await test.get(
      `${office}/invitations?filters=${JSON.stringify([{ field: 'status', operator: 'eq', value: 'accepted' }])}`,
      adminToken,
    );
    expect(list.items.find((one: { id: string }) => one.id === id)).toMatchObject({ status: 'accepted', abilities: [] });
    await test.send('post', `${clients}/auth/login`, { email, password: demoPassword }).expect(200);
  });

  it('is expired after 14 days, and sent again it is good for as long', async () => {
    const email = address();
    const { id, token } = await invited({ email, role: 'doctor' });
    await test
      .knex('invitations')
      .where({ id })
      .update({ expiresAt: new Date(test.clock.now().getTime() - 1) });
    expect((await test.get(`${clients}/invitations/${token}`)).body.code).toBe('invitation.expired');
    expect((await accept(token)).body.code).toBe('invitation.expired');
    const { body } = await test.send('post', `${office}/invitations/${id}/resend`, {}, adminToken).expect(200);
    expect(body).toMatchObject({ status: 'pending', expiresAt: new Date(test.clock.now().getTime() + 14 * duration.days).toISOString() });
    const renewed = await tokenFor(email);
    expect(renewed).not.toBe(token);
    expect((await accept(token)).body.code).toBe('invitation.invalid');
    await accept(renewed).expect(200);
  });

  it('that was withdrawn says so, and a stranger’s address learns nothing of it', async () => {
    const email = address();
    const { id, token } = await invited({ email, role: 'doctor' });
    await test.send('post', `${office}/invitations/${id}/withdraw`, {}, adminToken).expect(200);
    expect((await accept(token)).body.code).toBe('invitation.withdrawn');
    expect((await test.send('post', `${office}/invitations/${id}/resend`, {}, adminToken)).body.code).toBe('invitation.notPending');
    expect((await test.get(`${clients}/invitations/${invitationToken(test.context.secrets, newId())}`)).body.code).toBe('invitation.invalid');
  });

  it('to the same address a second time is refused to staff; the job that sends it may run twice', async () => {
    const email = address();
    const { id } = await invited({ email, role: 'doctor' });
    expect((await invite({ email, role: 'doctor' })).body.code).toBe('invitation.alreadySent');
    const { linkId } = await test.knex('invitations').where({ id }).first('linkId');
    await test.context.jobs.send('invitations.send', { invitationId: id, linkId });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('needs a doctor’s licence, a password without known thieves, and the pharmacy where it is for one', async () => {
    const email = address();
    const { token } = await invited({ email, role: 'doctor' });
    expect((await accept(token, person())).body.code).toBe('invitation.licenceRequired');
    expect((await accept(token, person({ licence: { ...licence, state: 'Nirgendwo' } }))).status).toBe(400);
    expect((await accept(token, person({ licence, passwordConfirm: 'anders' }))).status).toBe(400);
    expect((await invite({ email: address(), role: 'pharmacy' })).body.code).toBe('invitation.pharmacyRequired');
    const second = await buildAdmin(test.knex);
    await accept(token, person({ licence: { ...licence, state: 'Berlin' } })).expect(200);
    const { id } = await test.knex('users').where({ email }).first('id');
    expect((await mailsTo(second.email)).map(({ text }) => text.includes(`/admin/people/${id}`))).toEqual([true]);
    expect(await mailsTo(admin.email)).toEqual([]);
    expect(await test.knex('doctors').where({ userId: id }).first()).toMatchObject({ licenceCountry: 'DE', federalState: 'BE', licenceNumber: 'BE-1' });
  });
});

describe('Who may invite whom', () => {
  it('administrators everybody, doctors doctors, a pharmacy’s administrator the own colleagues', async () => {
    const doctor = await test.tokenOf(await buildDoctor(test.knex));
    await invite({ email: address(), role: 'doctor' }, doctor).expect(201);
    for (const role of ['admin', 'pharmacy']) await invite({ email: address(), role }, doctor).expect(403);
    const pharmacist = await buildPharmacyUser(test.knex);
    const token = await test.tokenOf(pharmacist);
    const { body } = await invite({ email: address(), role: 'pharmacy' }, token).expect(201);
    expect(body.pharmacy.id).toBe(pharmacist.pharmacyId);
    await invite({ email: address(), role: 'pharmacy', pharmacyId: (await buildPharmacy(test.knex)).id }, token).expect(403);
    await invite({ email: address(), role: 'doctor' }, token).expect(403);
    const colleague = await test.tokenOf(await buildPharmacyUser(test.knex, { pharmacyId: pharmacist.pharmacyId as string, isPharmacyAdmin: false }));
    await invite({ email: address(), role: 'pharmacy' }, colleague).expect(403);
    await test.get(`${office}/invitations`, colleague).expect(403);
    const { body: own } = await test.get(`${office}/invitations`, token).expect(200);
    expect(own.total).toBe(1);
  });

  it('an administrator reads that an address has an account, everybody else does not', async () => {
    const patient = await buildPatient(test.knex);
    expect((await invite({ email: patient.email, role: 'doctor' })).body.code).toBe('email.alreadyRegistered');
    const doctor = await test.tokenOf(await buildDoctor(test.knex));
    await invite({ email: patient.email, role: 'doctor' }, doctor).expect(201);
    const [mail] = await mailsTo(patient.email);
    expect(mail?.text).toContain('gibt es schon ein Konto');
    expect(mail?.text).not.toContain('/auth/invitation');
  });
});

describe('A patient who invites a doctor', () => {
  it('gets the same answer and sees the same state for a known and an unknown address', async () => {
    const patient = await buildPatient(test.knex, { firstName: 'Wilhelmine' });
    const token = await test.tokenOf(patient);
    const known = (await buildDoctor(test.knex)).email;
    const unknown = address();
    const answers = [];
    for (const email of [known, unknown, unknown]) answers.push(await test.send('post', `${clients}/iam/invite-doctor`, { email, message: 'Bitte' }, token));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    const { body } = await test.get(`${clients}/iam/invitations`, token).expect(200);
    expect(body.items.map(({ status, abilities }: { status: string; abilities: string[] }) => [status, abilities])).toEqual([
      ['pending', ['withdraw']],
      ['pending', ['withdraw']],
    ]);
    for (const email of [known, unknown]) {
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Wilhelmine|Patient|Bitte"/);
    }
    const { body: page } = await test.get(`${clients}/invitations/${await tokenFor(unknown)}`).expect(200);
    expect(page).toMatchObject({ role: 'doctor', inviter: expect.stringContaining('Wilhelmine'), message: 'Bitte' });
  });

  it('may send five a day, and is told to wait then', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    for (let sent = 0; sent < 5; sent += 1) await test.send('post', `${clients}/iam/invite-doctor`, { email: address() }, token).expect(202);
    await test.send('post', `${clients}/iam/invite-doctor`, { email: address() }, token).expect(429);
  });

  it('sees and withdraws the own ones alone', async () => {
    const [one, other] = [await test.tokenOf(await buildPatient(test.knex)), await test.tokenOf(await buildPatient(test.knex))];
    await test.send('post', `${clients}/iam/invite-doctor`, { email: address() }, one).expect(202);
    const { id } = (await test.get(`${clients}/iam/invitations`, one)).body.items[0];
    expect((await test.get(`${clients}/iam/invitations`, other)).body.items).toEqual([]);
    await test.send('post', `${clients}/iam/invitations/${id}/withdraw`, {}, other).expect(404);
    await test.send('post', `${clients}/iam/invitations/${id}/withdraw`, {}, one).expect(200);
  });
});

describe('One address', () => {
  it('gets five mails a day from all inviters together; staff are told, and the next day is another one', async () => {
    const email = address();
    const made = await invite({ email, role: 'doctor' }).expect(201);
    for (let sent = 1; sent < 4; sent += 1) {
      expect(await mailsTo(email)).toHaveLength(sent);
      await test.send('post', `${office}/invitations/${made.body.id}/resend`, {}, adminToken).expect(200);
    }
    // One that is refused does not count.
    await invite({ email, role: 'doctor' }).expect(409, /invitation.alreadySent/);
    const doctor = await buildDoctor(test.knex);
    await invite({ email, role: 'doctor' }, await test.tokenOf(doctor)).expect(201);
    await invite({ email, role: 'doctor' }, await test.tokenOf(await buildDoctor(test.knex))).expect(429, /invitation.addressLimit/);
    await test.send('post', `${office}/invitations/${made.body.id}/resend`, {}, adminToken).expect(429, /invitation.addressLimit/);
    expect(await mailsTo(email)).toHaveLength(5);
    test.clock.advance(duration.days);
    await invite({ email, role: 'doctor' }, await test.tokenOf(await buildDoctor(test.knex))).expect(201);
    test.clock.advance(-duration.days);
  });

  it('that had its share gets no mail of a patient, who reads the same as always', async () => {
    const email = address();
    const token = await test.tokenOf(await buildPatient(test.knex));
    for (let sent = 0; sent < 5; sent += 1) await invite({ email, role: 'doctor' }, await test.tokenOf(await buildDoctor(test.knex))).expect(201);
    const before = (await mailsTo(email)).length;
    await test.send('post', `${clients}/iam/invite-doctor`, { email }, token).expect(202);
    expect(await mailsTo(email)).toHaveLength(before);
  });
});

describe('At once', () => {
  const codesOf = (answers: { status: number; body: { code?: string } }[]): string[] =>
    answers.map(({ status, body }) => body.code ?? String(status)).toSorted();

  it('two who open one link make one account', async () => {
    const email = address();
    const { token } = await invited({ email, role: 'doctor' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
    expect(codesOf(answers)).toEqual(['200', ...Array.from({ length: 5 }, () => 'invitation.used')]);
    expect(await test.knex('users').where({ email })).toHaveLength(1);
  });

  it.each([
    ['resend', ['invitation.invalid', '200'], ['200', 'invitation.notPending']],
    ['withdraw', ['invitation.withdrawn', '200'], ['200', 'invitation.notPending']],
  ])('accepting and to %s have one outcome', async (action, first, second) => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await invited({ email: address(), role: 'doctor' });
      const accepting = accept(token);
      const answers = await Promise.all([accepting, test.send('post', `${office}/invitations/${id}/${action}`, {}, adminToken)]);
      expect([first, second].map((codes) => codes.toSorted())).toContainEqual(codesOf(answers));
      const { status } = await test.knex('invitations').where({ id }).first('status');
      expect(status === 'accepted').toBe(answers[0].status === 200);
    }
  });

  it('two first people of a pharmacy: one is its administrator', async () => {
    const pharmacy = await buildPharmacy(test.knex);
    const made = [];
    for (const email of [address(), address()]) made.push(await invited({ email, role: 'pharmacy', pharmacyId: pharmacy.id }));
    await Promise.all(made.map(({ token }) => accept(token, person()).expect(200)));
    expect(await test.knex('users').where({ pharmacyId: pharmacy.id, isPharmacyAdmin: true })).toHaveLength(1);
  });
});

describe('The command line', () => {
  it('invites the first administrator, who works at once; asked again it replaces the link', async () => {
    const email = address();
    const first = await inviteAsSystem(test.ctx, { email, role: 'admin', locale: 'en' });
    const { url, expiresAt } = await inviteAsSystem(test.ctx, { email, role: 'admin', locale: 'en' });
    expect(new Date(expiresAt).getTime()).toBe(test.clock.now().getTime() + 14 * duration.days);
    expect(url).toMatch(/^http:\/\/localhost:3000\/en\/auth\/invitation\?token=/);
    const tokenOfUrl = (link: string): string => new URL(link).searchParams.get('token') ?? '';
    expect((await accept(tokenOfUrl(first.url), person())).body.code).toBe('invitation.invalid');
    expect((await mailsTo(email)).at(-1)?.text).toContain(tokenOfUrl(url));
    expect((await accept(tokenOfUrl(url), person()).expect(200)).body).toMatchObject({ awaitsApproval: false });
    expect(await test.knex('users').where({ email }).first()).toMatchObject({ role: 'admin', status: 'active', invitedBy: null, approvedBy: null });
  });

  it('refuses an address that has an account, and a pharmacy that is none', async () => {
    await expect(inviteAsSystem(test.ctx, { email: admin.email, role: 'admin', locale: 'de' })).rejects.toMatchObject({ code: 'email.alreadyRegistered' });
    const nowhere = inviteAsSystem(test.ctx, { email: address(), role: 'pharmacy', pharmacy: 'keine', locale: 'de' });
    await expect(nowhere).rejects.toMatchObject({ code: 'pharmacy.notFound' });
  });
});

it('An address that was registered and never confirmed is the invited person’s', async () => {
  const email = address();
  const squatter = await buildPatient(test.knex, { email, mailConfirmedAt: null });
  const { token } = await invited({ email, role: 'doctor' });
  await accept(token).expect(200);
  expect(await test.knex('users').where({ id: squatter.id }).first()).toMatchObject({ role: 'doctor', firstName: 'Nora', bornOn: null });
});
