import express from 'express';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { buildProduct } from '../../../seeds/factories/products.ts';
import { buildReference } from '../../../seeds/factories/references.ts';
import { buildAdmin } from '../../../seeds/factories/users.ts';
import { followMovedNames } from './moved-names.ts';

let app: TestApp;
const pages = express();
const open = (path: string) => request(pages).get(path);

beforeAll(async () => {
  app = await startTestApp();
  pages.use(followMovedNames(app.context), (_request, response) => void response.send('page'));
});
afterAll(() => app.close());

test('a merged strain’s address leads to the one that stands, in the filter and in the list, until the merge is undone', async () => {
  const kept = await buildReference(app.knex, 'strains', { name: 'Ahorn Gold', slug: 'ahorn-gold' });
  const merged = await buildReference(app.knex, 'strains', { name: 'Ahorngold', slug: 'ahorngold' });
  await buildProduct(app.knex, { strainId: kept.id, name: 'Erstes' });
  await buildProduct(app.knex, { strainId: merged.id, name: 'Zweites' });
  const admin = await app.tokenOf(await buildAdmin(app.knex));
  await app.send('post', `/api/v1/backoffice/strains/${merged.id}/merge`, { intoId: kept.id }, admin).expect(200);

  const moved = await open('/market?category=flower&strain=ahorngold&page=2').expect(302);
  expect(moved.headers['location']).toBe('/market?category=flower&strain=Ahorn+Gold&page=2');
  const once = await open('/en/market/catalog/flowers?strain=Ahorngold&strain=Ahorn%20Gold').expect(302);
  expect(once.headers['location']).toBe('/en/market/catalog/flowers?strain=Ahorn+Gold');
  await open('/market?strain=ahorn%20gold').expect(200);
  await open('/faq?strain=ahorngold').expect(200);
  const listed = await app.get('/api/v1/clients/products?strain=ahorngold&sort=name').expect(200);
  expect(listed.body.items.map(({ name }: { name: string }) => name)).toEqual(['Erstes', 'Zweites']);

  await app.send('post', `/api/v1/backoffice/strains/${merged.id}/undo-merge`, {}, admin).expect(200);
  await open('/market?strain=ahorngold').expect(200);
});
