import type { SitemapPage } from '@blattwerk/contract/sitemap/shapes';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addresses = async (kind: string, page = 1): Promise<SitemapPage> =>
  (await app.get(`/api/v1/clients/sitemap?kind=${kind}&page=${page}`).expect(200)).body as SitemapPage;

test('published products and listed pharmacies are named once, others never', async () => {
  const shown = await buildProduct(app.knex);
  const hidden = await buildProduct(app.knex, { publishedAt: null });
  const listed = await buildPharmacy(app.knex);
  const unlisted = await buildPharmacy(app.knex, { isListed: false });
  const slugs = [...(await addresses('products')).items, ...(await addresses('pharmacies')).items].map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug === shown.slug)).toHaveLength(1);
  expect(slugs.filter((slug) => slug === listed.slug)).toHaveLength(1);
  expect(slugs).not.toContain(hidden.slug);
  expect(slugs).not.toContain(unlisted.slug);
});

test('a page behind the last one is empty and still says how many there are', async () => {
  const { items, total } = await addresses('products', 2);
  expect(items).toEqual([]);
  expect(total).toBeGreaterThan(0);
});

test('a closed market names nothing to visitors and to patients without a prescription', async () => {
  await app.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify('closed'), validFrom: app.clock.now() });
  await app.get('/api/v1/clients/sitemap?kind=products').expect(401);
  await app.get('/api/v1/clients/sitemap?kind=pharmacies', await app.tokenOf(await buildPatient(app.knex))).expect(403);
});
