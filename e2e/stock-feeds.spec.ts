import { randomUUID } from 'node:crypto';
import { cast } from '../seeds/cast.ts';
import { where, type ApiClient } from './api/client.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser/accessible.ts';
import { expect, test } from './fixtures.ts';

interface Product {
  id: string;
  pzn: string;
  name: string;
}

/** A pharmacy of its own with a feed for uploads, and the products that its list names; the last one without its PZN. */
const newFeed = async (api: ApiClient) => {
  const name = `Feed-Apotheke ${randomUUID().slice(0, 8)}`;
  const address = { street: 'Torstraße', houseNum: '1', zipCode: '10115', city: 'Berlin', country: 'DE', isPickupOnly: false };
  const pharmacy = await api.post('/backoffice/pharmacies', { body: { name, ...address, email: 'feed@tests.example', phone: '+493023125100' } });
  const feed = await api.post('/backoffice/stock-feeds', { body: { pharmacyId: pharmacy.id, kind: 'upload' } });
  const { items } = await api.get('/backoffice/products', { query: { pageSize: 7, ...where('category', 'flower') } });
  return { name, pharmacyId: pharmacy.id, feedId: feed.id, products: items };
};

const list = (products: readonly Product[], price: string): Buffer => {
  const [named, ...known] = products.toReversed();
  const rows = [...known.map(({ pzn, name }) => `${pzn};${name};40;${price}`), `;CANNABISBLÜTEN ${named?.name.toUpperCase()} 10g;25;${price}`];
  return Buffer.from(`PZN;Artikel;Bestand;VK\n${rows.join('\n')}\n`);
};

const stockOf = async (api: ApiClient, pharmacyId: string): Promise<Record<string, number>> => {
  const { items } = await api.get('/backoffice/stock', { query: where('pharmacyId', pharmacyId) });
  return Object.fromEntries(items.map(({ productId, priceCents }) => [productId, priceCents]));
};

test('ein zurückgehaltener Lauf wird verglichen und verworfen, ein Artikel zugeordnet', async ({ staff, staffApi }) => {
  const api = await staffApi('admin');
  const { name, pharmacyId, feedId, products } = await newFeed(api);
  const named = products.at(-1) as Product;
  const { page } = await staff('admin');
  const upload = async (price: string): Promise<void> => {
    await page.goto(`/admin/stock-feeds/${feedId}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'bestand.csv', mimeType: 'text/csv', buffer: list(products, price) });
    await expect(page.getByRole('heading', { name: `Importlauf ${name}`, level: 1 })).toBeVisible();
  };

  await upload('9,99');
  await expect(page.getByText('Übernommen')).toBeVisible();
  const stock = await stockOf(api, pharmacyId);
  expect(Object.values(stock)).toEqual(Array(6).fill(999));

  await upload('999,00');
  await expect(page.getByText('In Quarantäne')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'weicht der Preis' })).toBeVisible();
  const comparison = page.getByRole('table').filter({ hasText: 'Preisänderung' });
  await expect(comparison.getByRole('row').filter({ hasText: products[0]?.name ?? '' })).toContainText('× 100');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByText('Verworfen', { exact: true })).toBeVisible();
  expect(await stockOf(api, pharmacyId)).toEqual(stock);

  await page.goto(`/admin/stock-feeds/${feedId}`);
  await page.getByRole('main').getByRole('link', { name: '1', exact: true }).click();
  const article = page.getByRole('row').filter({ hasText: named.name.toUpperCase() });
  await expect(article).toContainText('gleicher Name');
  await article.getByRole('button', { name: /bestätigen/ }).click();
  await expect(page.getByText('Zugeordnet. Der Artikel ist im Bestand.')).toBeVisible();
  await expect(article).toHaveCount(0);
  expect(await stockOf(api, pharmacyId)).toEqual({ ...stock, [named.id]: 999 });
  await page.getByRole('main').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(article).toHaveCount(1);
  expect(await stockOf(api, pharmacyId)).toEqual(stock);
});

test('eine Apotheke sieht nur ihre eigenen Feeds, Läufe und Artikel', { tag: '@full' }, async ({ staff, staffApi, problems }) => {
  const own = await staff('pharmacy');
  const { items } = await (await staffApi('pharmacy')).get('/backoffice/stock-feeds');
  const pharmacyId = items[0]?.pharmacyId ?? '';
  expect(new Set(items.map((feed) => feed.pharmacyId))).toEqual(new Set([pharmacyId]));
  const filters = JSON.stringify([{ field: 'pharmacyId', operator: 'ne', value: pharmacyId }]);
  const foreign = await (await staffApi('admin')).get('/backoffice/feed-runs', { query: { pageSize: 1, filters } });

  await own.goTo('Bestandsfeeds');
  await expect(own.row(items[0]?.pharmacyName ?? cast.pharmacy.pharmacySlug)).toHaveCount(items.length);
  await expect(own.page.getByRole('button', { name: 'Feed anlegen' })).toHaveCount(0);
  await own.goTo('Artikel zuordnen');
  await expect(own.page.getByText('Es wartet kein Artikel auf eine Entscheidung.')).toBeVisible();
  await own.page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(own.page);
  problems.allow(/404 .*feed-runs/); // another user's run is none
  await own.page.goto(`/admin/feed-runs/${foreign.items[0]?.id}`);
  await expect(own.page.getByText('Diesen Eintrag gibt es nicht, oder er ist für Sie nicht zugänglich.')).toBeVisible();
});
