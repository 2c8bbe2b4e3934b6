import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
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
    await open({ body: { items: [row('a', 'Kleiner Verdampfer'), row('b', longest)], total: 42, isTotalExact: true } });
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

describe('A list tells the truth', () => {
  const small = row('a', 'Kleiner Verdampfer');
  const address = () => decodeURIComponent(screen.getByTestId('address').textContent);
  const openWith = async (answer: (query: URLSearchParams) => StubAnswer, at: string) => {
    const requests = stubApi(({ query }) => answer(query));
    await renderOffice(<VaporizerList />, { language: 'en', at, route: '/vaporizers' });
    return requests;
  };

  test('a reading that fails leaves the rows, says of when they are, and is tried again', async () => {
    let answer: StubAnswer = { body: { items: [small], total: 1, isTotalExact: true } };
    await openWith(() => answer, '/vaporizers');
    await screen.findByText(small.name);
    answer = refusal(503, 'server.internalServerError');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
    const banner = within(await screen.findByRole('alert'));
    banner.getByText(/as it was at \d\d:\d\d/);
    expect(screen.getByText(small.name)).toBeDefined();
    answer = { body: { items: [small, row('b', longest)], total: 2, isTotalExact: true } };
    await userEvent.setup().click(banner.getByRole('button', { name: text.retry }));
    await screen.findByText(longest);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a page that cannot be read leaves the rows of the page before', async () => {
    await openWith((query) => (query.get('page') === '2' ? 'offline' : { body: { items: [small], total: 40, isTotalExact: true } }), '/vaporizers');
    await screen.findByText(small.name);
    await userEvent.setup().click(screen.getByTitle('2'));
    await screen.findByText(/could not be read again/);
    expect(screen.getByText(small.name)).toBeDefined();
  });

  test('a page past the end becomes the last one, in the address too', async () => {
    const page = (query: URLSearchParams) => ({ body: { items: query.get('page') === '3' ? [small] : [], total: 41, isTotalExact: true } });
    const requests = await openWith(page, '/vaporizers?page=9999');
    await screen.findByText(small.name);
    expect(requests.map(({ query }) => query.get('page'))).toEqual(['9999', '3']);
    await waitFor(() => expect(address()).toBe('/vaporizers?page=3'));
  });

  test('a link with a filter, an order and a column that the list does not know opens without them and names them', async () => {
    const filters = JSON.stringify([
      { field: 'name', operator: 'contains', value: 'Klein' },
      { field: 'colour', operator: 'eq', value: 'red' },
    ]);
    const at = `/vaporizers?${new URLSearchParams({ filters, sort: '-weight', columns: 'name,smell' })}`;
    const requests = await openWith((query) => {
      const fields = [query.get('filters')?.includes('colour') === true ? 'filters.colour' : '', query.get('sort') === '-weight' ? 'sort.weight' : ''];
      const first = fields.find((field) => field !== '');
      if (first !== undefined) return refusal(400, 'server.badRequest', { fields: [{ path: first, message: first }] });
      return { body: { items: [small], total: 1, isTotalExact: true } };
    }, at);
    await screen.findByText(small.name);
    const notice = await screen.findByText(/does not know: /);
    for (const name of ['colour', 'weight', 'smell']) expect(notice.textContent).toContain(name);
    expect(requests.at(-1)?.query.get('filters')).toBe(JSON.stringify([{ field: 'name', operator: 'contains', value: 'Klein' }]));
    await waitFor(() => expect(address()).not.toMatch(/colour|weight|smell|sort=/));
  });

  test('filters that cannot be read are named', async () => {
    await openWith(() => ({ body: { items: [small], total: 1, isTotalExact: true } }), '/vaporizers?filters=%5B');
    await screen.findByText(/does not know: Filter/);
  });

  test('a large list says that there are more, and counts when asked', async () => {
    const requests = await openWith(
      (query) => ({
        body: { items: [small], ...(query.get('count') === 'exact' ? { total: 123_456, isTotalExact: true } : { total: 10_000, isTotalExact: false }) },
      }),
      '/vaporizers',
    );
    await screen.findByText(/^1–20 of 10,000\+$/);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Count exactly' }));
    await screen.findByText(/^1–20 of 123,456$/);
    expect(requests).toHaveLength(2);
  });

  test('the columns that are shown stand in the address, in their order, and are those of a link', async () => {
    await openWith(() => ({ body: { items: [small], total: 1, isTotalExact: true } }), '/vaporizers?columns=name,takes');
    await screen.findByText(small.name);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.setup().click(await screen.findByRole('checkbox', { name: 'Manufacturer' }));
    await waitFor(() => expect(address()).toMatch(/columns=name,[a-z,]*manufacturer/));
  });

  test('the way back from a record leads to the same row', async () => {
    stubApi(() => ({ body: { items: [small, row('b', longest)], total: 2, isTotalExact: true } }));
    await renderOffice(<VaporizerList />, {
      language: 'en',
      at: '/vaporizers?sort=-name',
      route: '/vaporizers',
      elsewhere: <Link to="/vaporizers?sort=-name">back</Link>,
    });
    await userEvent.setup().click(await screen.findByRole('link', { name: longest }));
    await userEvent.setup().click(screen.getByRole('link', { name: 'back' }));
    const link = await screen.findByRole('link', { name: longest });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe('The search of a list', () => {
  const answer = (query: URLSearchParams): StubAnswer =>
    query.get('q') === 'nirgends'
      ? { body: { items: [], total: 0, isTotalExact: true } }
      : { body: { items: [row('a', 'Kleiner Verdampfer')], total: 1, isTotalExact: true } };
  const openAt = async (at: string) => {
    const requests = stubApi(({ query }) => answer(query));
    await renderOffice(<VaporizerList />, { language: 'en', at, route: '/vaporizers' });
    await screen.findByRole('searchbox', { name: 'Search' });
    return requests;
  };

  test('is reached by the slash key, asks when the user pauses, and stands in the address', async () => {
    const requests = await openAt('/vaporizers?page=2');
    await screen.findByText('Kleiner Verdampfer');
    const user = userEvent.setup();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('klein');
    await waitFor(() => expect(requests.at(-1)?.query.get('q')).toBe('klein'));
    expect(requests.filter(({ query }) => query.has('q'))).toHaveLength(1);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/vaporizers?q=klein'));
  });

  test('without a match says so and is emptied', async () => {
    const requests = await openAt('/vaporizers?q=nirgends');
    await screen.findByText('No record matches the search and these filters.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove search and filters' }));
    await screen.findByText('Kleiner Verdampfer');
    expect(requests.at(-1)?.query.get('q')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('A list whose rows keep their places', () => {
  const first = row('a', 'Kleiner Verdampfer');
  const second = row('b', 'Neuer Verdampfer');
  const columns = [{ field: 'name', render: ({ name }: { name: string }) => name }];

  test('shows a new row when the user reads it again, and needs no second press', async () => {
    let items = [first];
    stubApi(() => ({ body: { items, total: items.length, isTotalExact: true } }));
    await renderOffice(<DataGrid resource="vaporizers" columns={columns} isSteady />, { language: 'en', at: '/vaporizers', route: '/vaporizers' });
    await screen.findByText(first.name);
    items = [second, first];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload' }));
    await screen.findByText(second.name);
    expect(document.querySelector('.steady-bar button')).toBeNull();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([second.name, first.name]));
  });
});
