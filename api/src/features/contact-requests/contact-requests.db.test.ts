import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { contactAnswerToken } from '../mails/public.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const contact = '/api/v1/clients/contact-requests';
const office = '/api/v1/backoffice/contact-requests';
const message = 'Mein Migränetagebuch ist weg.';
const send = (email: string, more: object = {}, token?: string) =>
  test.send('post', contact, { topic: 'account', name: 'Ada Berg', email, message, ...more }, token);
const rowOf = (email: string) => test.knex('contact_requests').where({ email }).first();
const mailsTo = (email: string) => test.knex('mails').where({ recipientAddress: email }).orderBy('createdAt').select('template', 'params');

describe('A message of the contact form', () => {
  it('is kept and confirmed by a mail that repeats nothing of it', async () => {
    const email = 'ada@mail.example';
    const { body } = await send(email, { phone: '0511 5550 1234' }).expect(202);
    expect(body.message).toMatch(/angekommen/);
    const row = await rowOf(email);
    expect(row).toMatchObject({ status: 'open', topic: 'account', message, phone: '+4951155501234', patientId: null });
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ template: 'contact-received', params: { number: row.number } }]);
    expect(JSON.stringify(mails)).not.toContain('Migräne');
  });

  it('of a program that fills in the hidden field is dropped, with the same answer', async () => {
    const answer = await send('program@mail.example', { subject: 'Great offer' }).expect(202);
    expect(answer.body.message).toMatch(/angekommen/);
    expect([await rowOf('program@mail.example'), await mailsTo('program@mail.example')]).toEqual([undefined, []]);
  });

  it('belongs to the account of a signed-in patient, and goes with it', async () => {
    const patient = await buildPatient(test.knex, { mailConfirmedAt: new Date() });
    await send('another@mail.example', {}, await test.tokenOf(patient)).expect(202);
    expect(await rowOf('another@mail.example')).toMatchObject({ patientId: patient.id });
  });

  it('is confirmed to one address five times a day and no more, and refused after ten from one network in an hour', async () => {
    const email = 'viel@mail.example';
    const codes: number[] = [];
    for (let count = 0; count < 8; count += 1) codes.push((await send(email)).status);
    expect([codes.filter((code) => code === 202).length, (await mailsTo(email)).length]).toEqual([7, 5]);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('Staff', () => {
  it('find it without its text in the list, and reading it is noted', async () => {
    const { id, number } = await buildContactRequest(test.knex, { message });
    const { body } = await test.get(`${office}?q=${number}`, admin).expect(200);
    expect([body.total, JSON.stringify(body).includes('Migräne')]).toEqual([1, false]);
    expect((await test.get(`${office}/${id}`, admin).expect(200)).body).toMatchObject({ message, abilities: ['answer', 'close', 'assign'] });
    expect(await test.knex('audit_events').where({ action: 'contact-request.read', objectId: id })).toHaveLength(1);
  });

  it('answer it once: the mail says where, the link shows the answer and not the question', async () => {
    const { id, email, number } = await buildContactRequest(test.knex, { message });
    const text = 'Es ist wieder da.\nBitte sehen Sie nach.';
    const answered = await test.send('post', `${office}/${id}/answer`, { text }, admin).expect(200);
    expect(answered.body).toMatchObject({ status: 'answered', answer: text, abilities: [] });
    await test.send('post', `${office}/${id}/answer`, { text }, admin).expect(409);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ template: 'contact-answered', params: { number, contactRequestId: id } }]);
    expect(JSON.stringify(mails)).not.toContain('wieder da');
    const token = contactAnswerToken(test.ctx.secrets, id);
    const { body } = await test.get(`${contact}/answer?token=${token}`).expect(200);
    expect(body).toEqual({ number, topic: 'other', answer: text, answeredAt: test.clock.now().toISOString() });
    const { id: other } = await buildContactRequest(test.knex);
    await test.get(`${contact}/answer?token=${token.replace(/^[^.]+/, other)}`).expect(401);
    await test.get(`${contact}/answer?token=${contactAnswerToken(test.ctx.secrets, other)}`).expect(401);
  });

  it('close it without an answer and open it again; an administrator is in charge, nobody else', async () => {
    const { id } = await buildContactRequest(test.knex);
    const { id: doctorId } = await buildDoctor(test.knex);
    const colleague = await buildAdmin(test.knex);
    const step = (action: string, body: object) => test.send('post', `${office}/${id}/${action}`, body, admin);
    await step('assign', { assigneeId: doctorId }).expect(404);
    expect((await step('assign', { assigneeId: colleague.id }).expect(200)).body.assignee).toMatchObject({ id: colleague.id });
    expect((await step('close', { note: 'Am Telefon geklärt.' }).expect(200)).body).toMatchObject({ status: 'closed', abilities: ['reopen'] });
    await step('assign', { assigneeId: null }).expect(409);
    expect((await step('reopen', {}).expect(200)).body).toMatchObject({ status: 'open', note: null, closedAt: null });
  });
});
