import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderOffice } from '../../../../test/render-office.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ProductMerge } from './merge-screen.tsx';

const [first, second] = ['019a0000-0000-7000-8000-0000000000a1', '019a0000-0000-7000-8000-0000000000a2'];

const product = (own: Partial<ProductRecord>): ProductRecord => ({
  ...{ id: first, slug: 'ahorn-22-1', pzn: '18000011', name: 'Ahorn 22/1', category: 'flower', unit: 'g', genetics: 'indica', geneticsDetail: null },
  ...{ thc: 22, cbd: 1, isThcBelow: false, isCbdBelow: true, manufacturer: null, grower: null, strain: null, origin: 'CA', irradiation: 'unirradiated' },
  ...{ cartridgeSystem: null, descriptionDe: null, descriptionEn: null, isPromoted: false, isPublished: true, pharmacyCount: 3, fromPriceCents: 700 },
  ...{ image: '', picture: null, mergedInto: null, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z', version: 4 },
  abilities: ['update', 'publish', 'merge'],
  ...own,
});
const duplicate = product({ id: second, slug: 'ahorn-22-1-2', pzn: '18000028', name: 'Ahorn 22/1 Beutel', manufacturer: 'Quellhain', thc: 24, version: 2 });
const preview = { pharmacies: 4, pharmaciesOfBoth: 1, articles: 0, alerts: 2, favorites: 1, reviews: 0 };

const open = async (other: ProductRecord) => {
  const requests = stubApi(({ method, path }) => {
    if (path === `products/${first}`) return { body: product({}) };
    if (path === `products/${second}`) return { body: other };
    return path.endsWith('/merge') ? { body: method === 'GET' ? preview : product({ version: 5 }) } : { body: { items: [], total: 0 } };
  });
  const routes = (
    <Routes>
      <Route path="/products/:id/merge" element={<ProductMerge />} />
      <Route path="/products/:id" element={<p>record</p>} />
    </Routes>
  );
  await renderOffice(routes, { language: 'en', at: `/products/${first}/merge?with=${second}` });
  return requests;
};

test('what differs is chosen, what the product lacks comes from the duplicate, and with a reason the two become one', async () => {
  const requests = await open(duplicate);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const table = within(await screen.findByRole('table'));
  const row = (name: string) => within(table.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row('Origin').queryAllByRole('radio')).toEqual([]);
  expect(row('Manufacturer').getByRole('radio', { name: 'Quellhain' })).toHaveProperty('checked', true);
  expect(row('Name').getByRole('radio', { name: 'Ahorn 22/1' })).toHaveProperty('checked', true);
  await user.click(row('THC').getByRole('radio', { name: /24/ }));
  await screen.findByText('Stock and prices of 4 pharmacies');
  screen.getByText(/One pharmacy reports both/);
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The same bag');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('record');
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: `products/${first}/merge`,
    body: { duplicateId: second, version: 4, duplicateVersion: 2, fields: ['thc', 'manufacturer'], reason: 'The same bag' },
  });
});

test('the other one stays where it is chosen, and takes nothing that it says itself', async () => {
  const requests = await open(duplicate);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('radio', { name: 'PZN 18000028 stays' }));
  await user.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The same bag');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('record');
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: `products/${second}/merge`,
    body: { duplicateId: first, version: 2, duplicateVersion: 4, fields: [] },
  });
});

test('what is counted in another unit cannot be the same', async () => {
  await open({ ...duplicate, unit: 'ml' });
  await screen.findByText(/counted in different units/);
  expect(screen.queryByRole('table')).toBeNull();
});
