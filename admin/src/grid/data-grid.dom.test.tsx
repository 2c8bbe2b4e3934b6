import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../test/stub-api.ts';
import { DataGrid } from './data-grid.tsx';
import { VaporizerList } from '../resources/vaporizers/list.tsx';

const row = (id: string, name: string) => ({
  id,
  name,
  manufacturer: null,
  takes: ['flower'],
  cartridgeSystem: null,
  isListed: true,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  abilities: [],
});
const longest = 'Ein Verdampfer mit einem Namen, der die Spalte bis zum letzten Zeichen füllt und darüber hinausgeht';

const text = { retry: 'Try again', nothing: 'no entry', clear: 'Remove all filters' };

const open = (answer: StubAnswer, at = '/vaporizers') => {
  const requests = stubApi(() => answer);
  return renderOffice(<VaporizerList />, { language: 'en', at, route: '/vaporizers' }).then(() => requests);
};

describe('A list of the back office', () => {
  test('while it is read shows that it is loading, and no words of an empty list', async () => {
    await open('pending');
    await waitFor(() => expect(document.querySelector('.ant-spin-spinning')).not.toBeNull());
    expect(document.querySelector('.state-title')).toBeNull();
  });

  test('that is full shows its rows, links each to its record and says what is not known', async () => {
    await open({ body: { items: [row('a', 'Kleiner Verdampfer'), row('b', longest)], total: 42 } });
    const link = await screen.findByRole('link', { name: longest });
    expect(link.getAttribute('href')).toBe('/vaporizers/b');
    const first = within(screen.getByRole('link', { name: 'Kleiner Verdampfer' }).closest('tr')!);
    expect(first.getAllByText(text.nothing)).toHaveLength(2);
    expect(screen.getByText(/^1–20 of 42$/)).toBeDefined();
  });

  test('that is empty says so, without pages', async () => {
    await open({ body: { items: [], total: 0 } });
    await waitFor(() => expect(document.querySelector('.state-title')?.textContent).not.toBe(''));
    expect(document.querySelector('.grid-pages')).toBeNull();
  });

  test('in which no row matches offers to clear the filters, and asks again without them', async () => {
    const filters = encodeURIComponent(JSON.stringify([{ field: 'name', operator: 'contains', value: 'xyz' }]));
    const requests = await open({ body: { items: [], total: 0 } }, `/vaporizers?filters=${filters}`);
    await waitFor(() => expect(requests.at(-1)?.query.get('filters')).toContain('xyz'));
    const [clear] = await screen.findAllByRole('button', { name: text.clear });
    await userEvent.setup().click(clear!);
    await waitFor(() => expect(requests.at(-1)?.query.get('filters')).toBeNull());
  });

  test('that cannot be read says why with a support code, and reads again when asked', async () => {
    const requests = await open(refusal(500, 'server.internalServerError'));
    const alert = within(await screen.findByRole('alert'));
    alert.getByText(/3F8A91C2/);
    const before = requests.length;
    await userEvent.setup().click(alert.getByRole('button', { name: text.retry }));
    await waitFor(() => expect(requests.length).toBe(before + 1));
  });

  test('without a connection says so', async () => {
    await open('offline');
    within(await screen.findByRole('alert')).getByRole('button', { name: text.retry });
  });

  test('asks the server for the order of a column whose heading is pressed, and keeps it in the address', async () => {
    const requests = await open({ body: { items: [row('a', 'Kleiner Verdampfer')], total: 1 } });
    await screen.findByRole('link', { name: 'Kleiner Verdampfer' });
    expect(requests.at(-1)?.query.get('sort')).toBe('name');
    await userEvent.setup().click(screen.getAllByRole('columnheader')[1]!);
    await waitFor(() => expect(requests.at(-1)?.query.get('sort')).toBe('manufacturer'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('sort=manufacturer'));
  });
});

describe('A list whose rows keep their places', () => {
  const first = row('a', 'Kleiner Verdampfer');
  const second = row('b', 'Neuer Verdampfer');
  const columns = [{ field: 'name', render: ({ name }: { name: string }) => name }];

  test('shows a new row when the user reads it again, and needs no second press', async () => {
    let items = [first];
    stubApi(() => ({ body: { items, total: items.length } }));
    await renderOffice(<DataGrid resource="vaporizers" columns={columns} isSteady />, { language: 'en', at: '/vaporizers', route: '/vaporizers' });
    await screen.findByText(first.name);
    items = [second, first];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText(second.name);
    expect(document.querySelector('.steady-bar button')).toBeNull();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([second.name, first.name]));
  });
});
