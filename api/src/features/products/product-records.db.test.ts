import { startTestApp, type TestApp } from '../../../test/app.ts';
import { buildPharmacy, buildStock } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ago = (hours: number): Date => new Date(app.clock.now().getTime() - hours * 3_600_000);

describe('in the back office', () => {
  const office = '/api/v1/backoffice/products';

  test('a product is added with new reference data, changed, and a stale change refused', async () => {
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    const created = await app
      .send('post', office, { pzn: 'PZN-04877800', name: 'Öl 5/20 Neu', category: 'extract', unit: 'ml', manufacturer: 'Neue Manufaktur' }, admin)
      .expect(201);
    expect(created.body).toMatchObject({
      pzn: '04877800',
      slug: 'oel-5-20-neu',
      manufacturer: 'Neue Manufaktur',
      isPublished: true,
      version: 1,
      abilities: ['update', 'publish', 'merge'],
    });
    await app.send('post', office, { pzn: '04877800', name: 'Doppelt', category: 'extract', unit: 'ml' }, admin).expect(409);
    await app.send('post', office, { pzn: '04877801', name: 'Falsch', category: 'extract', unit: 'ml' }, admin).expect(400);
    const changed = await app.send('patch', `${office}/${created.body.id}`, { isPublished: false, version: 1 }, admin).expect(200);
    expect(changed.body).toMatchObject({ isPublished: false, version: 2 });
    await app.send('patch', `${office}/${created.body.id}`, { name: 'Spät', isPublished: true, version: 1 }, admin).expect(409);
    const found = await app
      .get(`${office}?filters=${encodeURIComponent(JSON.stringify([{ field: 'manufacturer', operator: 'contains', value: 'manufaktur' }]))}`, admin)
      .expect(200);
    expect(found.body).toMatchObject({ total: 1, items: [{ name: 'Öl 5/20 Neu' }] });
    const hidden = await app.get(`${office}?filters=${encodeURIComponent(JSON.stringify([{ field: 'isPublished', operator: 'eq', value: false }]))}`, admin);
    expect(hidden.body.items.map(({ id }: { id: string }) => id)).toEqual([created.body.id]);
  });

  test('offers count as in the market: not those of hidden pharmacies, nor what is too old', async () => {
    const admin = await app.tokenOf(await buildAdmin(app.knex));
    const { id: productId } = await buildProduct(app.knex, { publishedAt: null });
    const hidden = await buildPharmacy(app.knex, { isListed: false });
    await buildStock(app.knex, { productId, priceCents: 900, confirmedAt: ago(1) });
    await buildStock(app.knex, { productId, priceCents: 500, confirmedAt: ago(80) });
    await buildStock(app.knex, { productId, pharmacyId: hidden.id, priceCents: 400, confirmedAt: ago(1) });
    expect((await app.get(`${office}/${productId}`, admin).expect(200)).body).toMatchObject({ pharmacyCount: 1, fromPriceCents: 900 });
  });

  test('what a doctor adds is not published', async () => {
    const doctor = await app.tokenOf(await buildDoctor(app.knex));
    const { body } = await app
      .send('post', office, { pzn: '00838973', name: 'Vorschlag 20/1', category: 'flower', unit: 'g', isPublished: true }, doctor)
      .expect(201);
    expect(body).toMatchObject({ isPublished: false, abilities: [] });
  });
});
