import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../test/stub-api.ts';
import { VaporizerShow } from '../resources/vaporizers/show.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const record = {
  id,
  name: 'Kleiner Verdampfer',
  manufacturer: 'Werk',
  takes: ['flower'],
  cartridgeSystem: null,
  isListed: true,
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  abilities: ['update'],
};
const entry = {
  id: '42',
  at: '2026-11-02T08:00:00.000Z',
  actor: { id, name: 'Ada Muster', role: 'admin' },
  action: 'vaporizer.update',
  words: { de: 'Verdampfer geändert', en: 'Vaporizer changed' },
  before: { isListed: false, takes: ['flower'], unheardOf: id, version: 2 },
  after: { isListed: true, takes: ['flower', 'extract'], unheardOf: id, version: 3 },
  reason: 'Nachgetragen',
  mayRevert: true,
};

const open = async (history: StubAnswer, revert: StubAnswer = { body: { items: [] } }) => {
  const requests = stubApi(({ method, path }) => {
    if (method === 'POST') return revert;
    return path.endsWith('/history') ? history : { body: record };
  });
  await renderOffice(<VaporizerShow />, { language: 'en', at: `/vaporizers/${id}`, route: '/vaporizers/:id' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'History' }));
  return { requests, drawer: within(await screen.findByRole('dialog')) };
};

test('A change is told in words: who, when, why, and what each field was and is', async () => {
  const { drawer } = await open({ body: { items: [entry] } });
  await drawer.findByRole('heading', { name: 'Vaporizer changed' });
  drawer.getByText(/Ada Muster/);
  drawer.getByText(/Nachgetragen/);
  const rows = drawer.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    [expect.any(String), 'No', 'Yes'],
    [expect.any(String), expect.not.stringMatching(/flower/), expect.not.stringMatching(/extract/)],
    ['Further detail', 'another record', 'another record'],
  ]);
});

test('A change is taken back from the version on the screen', async () => {
  const { requests, drawer } = await open({ body: { items: [entry] } });
  await userEvent.setup().click(await drawer.findByRole('button', { name: /Take back/ }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({ path: `vaporizers/${id}/history/42/revert`, body: { version: 3 } }),
  );
});

test('A record that nobody has changed says so', async () => {
  const { drawer } = await open({ body: { items: [] } });
  await drawer.findByText('Nothing has been changed yet.');
});

test('A history that cannot be read can be asked for again', async () => {
  const { drawer } = await open(refusal(500, 'server.internalServerError'));
  await drawer.findByRole('alert');
});
