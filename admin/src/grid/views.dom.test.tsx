import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { stubApi, type StubRequest } from '../../test/stub-api.ts';
import { VaporizerList } from '../resources/vaporizers/list.tsx';

const row = {
  ...{ id: 'a', name: 'Kleiner Verdampfer', manufacturer: null, takes: ['flower'], cartridgeSystem: null, isListed: true },
  ...{ version: 1, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z', abilities: ['update'] },
};
const listed = { field: 'isListed', operator: 'eq', value: true };
const view = {
  ...{ id: 'v1', resource: 'vaporizers', name: 'Im Angebot', scope: 'private', role: 'admin', isDefault: false, isOwn: true },
  ...{ state: { filters: [listed], sort: '-name', columns: ['name', 'isListed'] }, version: 1, updatedAt: row.updatedAt, abilities: ['update', 'delete'] },
};

const open = async (at: string, views: object[] = [view], layout: object | null = null) => {
  const requests = stubApi(({ path, method }: StubRequest) => {
    if (path === 'views' && method === 'GET') return { body: { items: views, layout, mayShare: true } };
    if (path.startsWith('views')) return { body: { ...view, id: 'v2', name: 'Neue' } };
    return { body: { items: [row], total: 1, isTotalExact: true, counts: [{ count: 7, isExact: true }] } };
  });
  await renderOffice(<VaporizerList />, { language: 'en', at, route: '/vaporizers' });
  await screen.findByText(row.name);
  return { requests, user: userEvent.setup() };
};
const address = () => decodeURIComponent(screen.getByTestId('address').textContent);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('Saved views of a list', () => {
  test('a link with a view shows its filters, order and columns, and the address stays short', async () => {
    const { requests } = await open('/vaporizers?view=v1');
    expect(requests[0]?.query.get('filters')).toBe(JSON.stringify([listed]));
    expect(requests[0]?.query.get('sort')).toBe('-name');
    expect(headings()).toEqual(['Name', 'Named in the market']);
    expect(address()).toBe('/vaporizers?view=v1');
    screen.getByRole('button', { name: 'View: Im Angebot' });
  });

  test('the key v opens them with how many rows each has; one is opened by pressing it', async () => {
    const { requests, user } = await open('/vaporizers');
    await user.keyboard('v');
    const item = await screen.findByRole('button', { name: /^Im Angebot/ });
    await within(item).findByText('7');
    expect(JSON.parse(requests.at(-1)?.query.get('counts') ?? '')).toEqual([{ filters: [listed] }]);
    await user.click(item);
    await waitFor(() => expect(address()).toBe('/vaporizers?view=v1'));
    await waitFor(() => expect(headings()).toEqual(['Name', 'Named in the market']));
  });

  test('what differs from the view stands in the address, and updates it when asked', async () => {
    const { requests, user } = await open('/vaporizers?view=v1');
    await user.click(screen.getByRole('button', { name: /^Remove filter/ }));
    await waitFor(() => expect(address()).toBe('/vaporizers?view=v1&filters=[]'));
    await user.click(screen.getByRole('button', { name: 'View: Im Angebot (changed)' }));
    await user.click(await screen.findByRole('button', { name: 'Update “Im Angebot”' }));
    await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ version: 1, state: { filters: [], sort: '-name' } }));
  });

  test('a new one has a name, and those who may share say with whom', async () => {
    const { requests, user } = await open('/vaporizers?sort=-name', []);
    await user.keyboard('v');
    await user.click(await screen.findByRole('button', { name: 'Save as new view' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Neue');
    await user.click(screen.getByRole('radio', { name: 'All staff' }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        resource: 'vaporizers',
        name: 'Neue',
        scope: 'everyone',
        state: { sort: '-name' },
      }),
    );
  });

  test('an own one that is deleted can be taken back with the keyboard, and is open again', async () => {
    const { requests, user } = await open('/vaporizers?view=v1');
    await user.keyboard('v');
    await user.click(await screen.findByRole('button', { name: 'Delete view' }));
    const question = (await screen.findByText(/^The view “Im Angebot” will no longer/)).closest<HTMLElement>('[role=dialog]');
    await user.click(within(question ?? document.body).getByRole('button', { name: 'Delete view' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    within(undo.closest<HTMLElement>('[role=status]') ?? document.body).getByText('The view “Im Angebot” is deleted.');
    undo.focus();
    await user.keyboard('{Enter}');
    const made = await waitFor(() => requests.find(({ method, path }) => method === 'POST' && path === 'views') ?? Promise.reject(new Error('not asked')));
    expect(made.body).toEqual({ resource: 'vaporizers', name: 'Im Angebot', scope: 'private', state: view.state, isDefault: false });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('a default opens the list, and the list itself is one press away', async () => {
    const { user } = await open('/vaporizers', [{ ...view, isDefault: true }]);
    expect(address()).toBe('/vaporizers?view=v1');
    await user.keyboard('v');
    await user.click(await screen.findByRole('button', { name: 'The list itself' }));
    await waitFor(() => expect(address()).toBe('/vaporizers?view=none'));
  });

  test('a link to a view that is gone says so and shows the list', async () => {
    const { user } = await open('/vaporizers?view=gone');
    await screen.findByText(/does not exist any more/);
    await waitFor(() => expect(address()).toBe('/vaporizers'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/does not exist any more/)).toBeNull());
  });
});

describe('The columns of a list', () => {
  test('are as the user left them, also on another device', async () => {
    await open('/vaporizers', [], { columns: ['name', { field: 'takes', width: 200 }], density: 'compact' });
    expect(headings()).toHaveLength(2);
    expect(document.querySelector('.grid.is-compact')).not.toBeNull();
  });

  test('are moved, made wider and kept on the server without a mouse', async () => {
    const { requests, user } = await open('/vaporizers');
    await user.keyboard('c');
    const drawer = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(drawer.getByRole('button', { name: 'Move Manufacturer down' }));
    await waitFor(() => expect(address()).toContain('columns=name,takes,manufacturer'));
    await user.type(drawer.getByRole('spinbutton', { name: 'Width of Manufacturer' }), '180');
    await user.tab();
    await waitFor(() => expect(address()).toContain('manufacturer:180'));
    await user.click(drawer.getByRole('radio', { name: 'low' }));
    await waitFor(() => expect(address()).toContain('density=compact'));
    const kept = () => requests.findLast(({ path }) => path === 'views/layout')?.body;
    await waitFor(() => expect(kept()).toMatchObject({ resource: 'vaporizers', layout: { density: 'compact' } }));
  });
});
