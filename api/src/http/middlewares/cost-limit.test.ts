import express, { type NextFunction, type Request, type Response } from 'express';
import request from 'supertest';
import { costOf } from '../../app/request-costs.ts';
import { Failure } from '../../kernel/failure.ts';
import { costLimit } from './cost-limit.ts';

const budget = 10_000;
const site = () => {
  const app = express();
  app.set('trust proxy', 1);
  app.use(costLimit(budget, costOf));
  app.use((_request: Request, response: Response) => void response.json({}));
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) =>
    error instanceof Failure ? response.status(429).json({ code: error.code, details: error.details }) : response.status(500).end(),
  );
  return app;
};
const ask = (app: express.Express, path: string, caller: string): request.Test => request(app).get(path).set('X-Forwarded-For', caller);

test.each([
  ['/assets/root-Bd3.js', 1],
  ['/admin/assets/index.css', 1],
  ['/api/v1/webhooks/stripe', 2],
  ['/api/v1/clients/products', 10],
  ['/api/v1/clients/pharmacies/table', 50],
  ['/api/v1/clients/prescriptions/check/ABCDEFGHJK', 50],
  ['/api/v1/clients/prescriptions/check/file', 300],
  ['/api/v1/clients/auth/login', 100],
  ['/market', 30],
  ['/', 30],
])('%s costs %i points', (path, points) => expect(costOf({ path })).toBe(points));

test('a caller who asks for too much is refused until the time is over, and nobody else is', async () => {
  const app = site();
  const dear = '/api/v1/clients/prescriptions/check/file';
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(app, dear, '203.0.113.1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(40 - Math.floor(budget / costOf({ path: dear })));
  expect(refused[0]?.body).toEqual({ code: 'server.tooManyRequests', details: { retryAfterSeconds: expect.any(Number) } });
  expect(refused[0]?.body.details.retryAfterSeconds).toBeLessThanOrEqual(10);
  expect((await ask(app, '/market', '203.0.113.1')).status).toBe(429);
  expect((await ask(app, '/market', '203.0.113.2')).status).toBe(200);
});

test('the addresses of one IPv6 network are one caller', async () => {
  const app = site();
  const from = (host: number) => ask(app, '/api/v1/clients/prescriptions/check/file', `2001:db8:1:2::${host.toString(16)}`);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, host) => from(host + 1)));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
  expect((await ask(app, '/market', '2001:db8:1:3::1')).status).toBe(200);
});

test('twenty people behind one address who browse the market never meet the limit', async () => {
  const app = site();
  // A page, its assets on the first visit, five calls, within ten seconds, from each.
  const visit = ['/market', ...Array.from({ length: 20 }, (_, n) => `/assets/part-${n}.js`), ...Array.from({ length: 5 }, () => '/api/v1/clients/products')];
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit).flatMap((paths) => paths.map((path) => ask(app, path, '198.51.100.7'))));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('what this machine asks itself is not counted', async () => {
  const app = site();
  const answers = await Promise.all(Array.from({ length: 60 }, () => request(app).get('/api/v1/clients/prescriptions/check/file')));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
