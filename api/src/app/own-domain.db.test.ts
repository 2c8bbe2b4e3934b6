import express, { type Express } from 'express';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildPharmacy } from '../../../seeds/factories/pharmacies.ts';
import { servePharmacyDomains } from './own-domain.ts';

let running: TestApp;
let site: Express;
const ours = 'https://blattwerk.example';

beforeAll(async () => {
  running = await startTestApp();
  await buildPharmacy(running.knex, { slug: 'linden', website: 'https://www.linden.example/start' });
  await buildPharmacy(running.knex, { slug: 'verborgen', website: 'https://verborgen.example', isListed: false });
  site = express();
  site.use((_request, response, next) => {
    response.setHeader('Strict-Transport-Security', 'max-age=1; includeSubDomains');
    response.setHeader('Content-Security-Policy', "default-src 'self';form-action 'self'");
    next();
  });
  site.use(servePharmacyDomains({ ...running.context, config: { ...running.context.config, BASE_URL: ours } }));
  site.use((asked, response) => void response.json({ url: asked.originalUrl, ownDomainOf: (response.locals['ownDomainOf'] as string | undefined) ?? null }));
});
afterAll(() => running.close());

const ask = (host: string, path: string, method: 'get' | 'post' = 'get'): request.Test => request(site)[method](path).set('Host', host);

test.each([
  ['linden.example', '/', '/market/pharmacies/linden'],
  ['www.linden.example', '/?utm_source=x', '/market/pharmacies/linden'],
  ['LINDEN.example:443', '/en', '/en/market/pharmacies/linden'],
])('%s%s shows the pharmacy’s page', async (host, path, url) => {
  const answer = await ask(host, path).expect(200);
  expect(answer.body).toEqual({ url, ownDomainOf: ours });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  expect(answer.headers['content-security-policy']).toBe(`default-src 'self';form-action 'self' ${ours}`);
});

test.each([
  ['/market/products/amber?x=1', `${ours}/market/products/amber?x=1`],
  ['/auth/login', `${ours}/auth/login`],
  ['/admin/', `${ours}/admin/`],
  ['//fremd.example/x', `${ours}//fremd.example/x`],
])('everything else under a pharmacy’s domain is at our own address: %s', async (path, location) => {
  expect((await ask('linden.example', path).expect(302)).headers['location']).toBe(location);
});

test('a form that is sent there leads to our own address, too, without what it carries', async () => {
  expect((await ask('linden.example', '/auth/login', 'post').send('x=1').expect(303)).headers['location']).toBe(`${ours}/auth/login`);
});

test('files and the API are what they are', async () => {
  for (const path of ['/assets/a.css', '/favicon.svg', '/api/v1/clients/products'])
    expect((await ask('linden.example', path).expect(200)).body).toEqual({ url: path, ownDomainOf: null });
});

test.each(['blattwerk.example', 'www.blattwerk.example', 'fremd.example', 'verborgen.example', '127.0.0.1', 'xlinden.example'])(
  '%s gets the usual site',
  async (host) => {
    const answer = await ask(host, '/').expect(200);
    expect(answer.body).toEqual({ url: '/', ownDomainOf: null });
    expect(answer.headers).toHaveProperty('strict-transport-security');
  },
);

test('a new domain is known within a minute', async () => {
  await buildPharmacy(running.knex, { slug: 'neu', website: 'https://neu.example' });
  expect((await ask('neu.example', '/')).body.ownDomainOf).toBeNull();
  running.clock.advance(60_000);
  expect((await ask('neu.example', '/')).body.ownDomainOf).toBe(ours);
});
