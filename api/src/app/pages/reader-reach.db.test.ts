import express from 'express';
import request from 'supertest';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { audienceCredential } from './page-audience.ts';
import { readerReach } from './reader-reach.ts';

let app: TestApp;
/** Answers how much of the market the reader of a page may see. */
const site = express();
beforeAll(async () => {
  app = await startTestApp();
  Object.assign(site.locals, app.app.locals);
  site.use(async (asked, response) => void response.json((await readerReach(asked)) ?? 'visitor'));
});
afterAll(() => app.close());

const reader = async (cookie: string): Promise<string> => (await request(site).get('/market').set('Cookie', cookie).expect(200)).body;
const readerWith = async (user: { id: string }): Promise<string> => reader(`theme=dark; accessToken=${await app.tokenOf(user as never)}`);

test('a reader is of the audience that the own account belongs to', async () => {
  const prescribed = await buildPatient(app.knex);
  await buildPrescription(app.knex, { patientId: prescribed.id });
  expect(await readerWith(await buildPatient(app.knex))).toBe('register');
  expect(await readerWith(prescribed)).toBe('prescription');
  expect(await readerWith(await buildPharmacyUser(app.knex))).toBe('prescription');
  expect(await readerWith(await buildDoctor(app.knex))).toBe('doctor');
  expect(await readerWith(await buildAdmin(app.knex))).toBe('doctor');
});

test('who has no token, or one that does not hold, is a visitor', async () => {
  const banned = await buildPatient(app.knex);
  const token = await app.tokenOf(banned);
  await app.knex('users').where({ id: banned.id }).update({ status: 'banned' });
  for (const cookie of ['', 'refreshToken=any', 'accessToken=', 'accessToken=no.token.this', `accessToken=${token}`])
    expect(await reader(cookie)).toBe('visitor');
});

test('the credential of an audience shows what the audience may see of the market, and opens nothing else', async () => {
  const product = await buildProduct(app.knex);
  await buildStock(app.knex, {
    productId: product.id,
    pharmacyId: (await buildPharmacy(app.knex)).id,
    priceCents: 812,
    quantity: 5,
    confirmedAt: app.clock.now(),
  });
  const contents = JSON.stringify({ images: 'all', prices: 'prescription' });
  await app.knex('settings').insert({ key: 'market.contents', value: contents, validFrom: app.clock.now() });
  app.clock.advance(1000);
  const priceFor = async (credential: string): Promise<unknown> => {
    const { body, headers } = await request(app.app).get('/api/v1/clients/products').set('x-page-audience', credential).expect(200);
    return [body.items[0].fromPriceCents ?? null, headers['cache-control']];
  };
  expect(await priceFor(audienceCredential('prescription'))).toEqual([812, 'private, no-store']);
  expect(await priceFor(audienceCredential('register'))).toEqual([null, 'private, no-store']);
  expect(await priceFor('prescription')).toEqual([null, 'public, max-age=0, must-revalidate']);
  for (const path of ['/api/v1/clients/iam/me', '/api/v1/backoffice/products', '/api/v1/clients/favorite-products'])
    await request(app.app).get(path).set('x-page-audience', audienceCredential('doctor')).expect(401);
});
