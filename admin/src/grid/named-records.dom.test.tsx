import { screen } from '@testing-library/react';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../test/stub-api.ts';
import { StockList } from '../resources/stock/list.tsx';

const pharmacyId = '0f8fad5b-d9cb-469f-a165-708677289501';
const filters = encodeURIComponent(JSON.stringify([{ field: 'pharmacyId', operator: 'eq', value: pharmacyId }]));

const open = (pharmacies: StubAnswer) => {
  stubApi(({ path }) => (path === 'pharmacies' ? pharmacies : path === 'stock' ? { body: { items: [], total: 0, isTotalExact: true } } : 'pending'));
  return renderOffice(<StockList />, { language: 'en', at: `/stock?filters=${filters}`, route: '/stock', role: 'admin' });
};

test('a filter for one record names it', async () => {
  await open({ body: { items: [{ id: pharmacyId, name: 'Linden-Apotheke', city: 'Berlin' }], total: 1 } });
  await screen.findByRole('button', { name: /Pharmacy: Linden-Apotheke, Berlin/ });
  expect(document.querySelector('.grid')?.textContent).not.toContain(pharmacyId);
});

test('a filter for a record that cannot be read says that it is for one record, without its id', async () => {
  await open(refusal(403, 'server.forbidden'));
  await screen.findByRole('button', { name: /Pharmacy: one record/ });
  expect(document.querySelector('.grid')?.textContent).not.toContain(pharmacyId);
});
