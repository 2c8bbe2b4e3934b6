import type { RegionalDemandRecord } from '@blattwerk/contract/shortages/shapes';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import type { StaffRole } from '../../providers/auth.ts';
import { RegionalDemandList } from './list.tsx';

const productId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const pharmacyId = '0f8fad5b-d9cb-469f-a165-70867728950f';
const row: RegionalDemandRecord = {
  id: `10:${productId}`,
  region: '10',
  productId,
  productName: 'Ahorn 24/1',
  pzn: '04877800',
  category: 'flower',
  unit: 'g',
  waiting: 14,
  pharmacies: 3,
  quantity: 380,
  ownQuantity: null,
};

const open = async (role: StaffRole, region: string | null, items: RegionalDemandRecord[] = [row], language: 'de' | 'en' = 'en') => {
  const requests = stubApi(({ path }) => {
    if (path === 'regional-demand/region') return { body: { region } };
    return path === 'regional-demand' ? { body: { items, total: items.length, isTotalExact: true } } : undefined;
  });
  await renderOffice(<RegionalDemandList />, { language, at: '/regional-demand', role, ...(role === 'pharmacy' ? { pharmacyId } : {}) });
  return requests;
};

test('A pharmacy sees its region in words, and each row leads to its own stock or to its feeds', async () => {
  await open('pharmacy', '10', [row, { ...row, id: '10:other', productName: 'Buche 20/1', ownQuantity: 12, waiting: 0, quantity: null }]);
  expect((await screen.findByRole('link', { name: 'Your feeds, to report Ahorn 24/1' })).getAttribute('href')).toBe('/stock-feeds');
  expect(screen.getByRole('link', { name: 'Your stock of Buche 20/1' }).getAttribute('href')).toBe(`/stock/${pharmacyId}:${productId}`);
  expect(screen.getByText(/Your region by postal code: 10… Berlin\..*only from 10 people on/)).toBeDefined();
  expect(screen.getByText('under 10')).toBeDefined();
  expect(screen.getByText('not shown')).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull();
});

test('A pharmacy without a listed address reads why there is nothing, and nothing is asked for', async () => {
  const requests = await open('pharmacy', null, [], 'de');
  await screen.findByText('Ihre Region ist nicht bekannt.');
  expect(screen.getByRole('link', { name: 'Zu Ihrer Apotheke' }).getAttribute('href')).toBe(`/pharmacies/${pharmacyId}`);
  expect(requests.filter(({ path }) => path === 'regional-demand')).toEqual([]);
});

test('A doctor begins with the region of the practice, as a filter that can be taken away', async () => {
  const requests = await open('doctor', '10');
  expect((await screen.findByRole('link', { name: 'Ahorn 24/1' })).getAttribute('href')).toBe(`/products/${productId}`);
  const asked = requests.find(({ path }) => path === 'regional-demand');
  expect(JSON.parse(asked?.query.get('filters') ?? '')).toEqual([{ field: 'region', operator: 'in', value: ['10'] }]);
  expect(screen.getByText('Region: 10… Berlin')).toBeDefined();
});

test('An administrator begins with all regions', async () => {
  const requests = await open('admin', null, [], 'de');
  await screen.findByText('Hier ist noch nichts gezählt.');
  expect(requests.find(({ path }) => path === 'regional-demand')?.query.get('filters')).toBeNull();
});
