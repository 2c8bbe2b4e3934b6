import { errors } from '@blattwerk/contract/errors';
import request from 'supertest';
import { buildPatient } from '../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const clients = '/api/v1/clients';

describe('The server', () => {
  it('answers an unknown address of the API with a code, a text and a request id', async () => {
    const answer = await test.get('/api/v1/nothing').expect(404);
    expect(answer.body).toEqual({ code: 'server.notFound', message: errors['server.notFound'].de });
    expect(answer.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('speaks English to who asks for it', async () => {
    const answer = await request(test.app).get('/api/v1/nothing').set('Accept-Language', 'en-GB,en;q=0.9');
    expect(answer.body.message).toBe(errors['server.notFound'].en);
  });

  it.each([
    ['broken JSON', (path: string) => request(test.app).post(path).set('Content-Type', 'application/json').send('{"email":'), 400, 'server.badRequest'],
    [
      'a body over the limit',
      (path: string) =>
        request(test.app)
          .post(path)
          .send({ email: 'x'.repeat(300_000) }),
      413,
      'file.tooLarge',
    ],
    ['a method that is not there', (path: string) => request(test.app).put(path).send({}), 405, 'server.methodNotAllowed'],
    ['a body that is a list', (path: string) => request(test.app).post(path).send([]), 400, 'server.badRequest'],
  ])('refuses %s in its own form', async (_what, send, status, code) => {
    const answer = await send(`${clients}/auth/login`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('hides what went wrong inside and gives an id to ask for', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const { now } = test.clock;
    test.clock.now = () => {
      test.clock.now = now;
      throw new Error('secret detail');
    };
    const answer = await test.send('patch', `${clients}/iam/profile`, { about: 'x' }, token).expect(500);
    expect(test.clock.now).toBe(now);
    expect(answer.body).toEqual({
      code: 'server.internalServerError',
      message: errors['server.internalServerError'].de,
      details: { requestId: answer.get('X-Request-Id') },
    });
  });

  it('sends the security headers, with a nonce that is new each time', async () => {
    const [one, two] = await Promise.all([test.get('/api/health/live'), test.get('/api/health/live')]);
    const policy = one.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(two.get('Content-Security-Policy')).not.toBe(policy);
    expect(one.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('lets nothing run or load where an answer with data is shown as a page', async () => {
    expect((await test.get(`${clients}/products?pageSize=1`).expect(200)).get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('lets no cache keep what a signed-in person reads', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    expect((await test.get(`${clients}/iam/profile`, token).expect(200)).get('Cache-Control')).toBe('private, no-store');
  });

  it('is ready while its database answers', async () => {
    await test.get('/api/health/ready').expect(200, { status: 'ok' });
  });

  it('is not ready once it stops, but answers on, and ends each connection with its answer', async () => {
    test.app.locals['stopping'] = true;
    expect((await test.get('/api/health/ready').expect(503)).get('Connection')).toBe('close');
    await test.get(`${clients}/products?pageSize=1`).expect(200);
    test.app.locals['stopping'] = false;
  });

  it('describes itself', async () => {
    const answer = await test.get('/api/v1/openapi.json').expect(200);
    expect(answer.body.openapi).toMatch(/^3\./);
    expect(Object.keys(answer.body.paths)).toContain('/api/v1/clients/auth/login');
    const { responses } = answer.body.paths['/api/v1/backoffice/treatments/{id}/claim'].post;
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '413', '422', '429', '500', '503']);
    const taken = responses['409'].content['application/json'];
    expect(taken.schema.properties.code.enum).toEqual(expect.arrayContaining(['treatment.alreadyClaimed', 'server.conflict']));
    expect(taken.examples['treatment.alreadyClaimed'].value).toEqual({
      code: 'treatment.alreadyClaimed',
      message: errors['treatment.alreadyClaimed'].en,
    });
  });
});
