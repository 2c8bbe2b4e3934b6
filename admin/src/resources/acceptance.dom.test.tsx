import { operations } from '@blattwerk/contract/operations';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderOffice } from '../../test/render-office.tsx';
import { stubApi } from '../../test/stub-api.ts';
import { resources } from './index.ts';

/** Screens that are no list, or whose records stand on another’s; and whole lists that the server sends without pages. A new resource is a list unless it is named here. */
const noGrid = ['document-templates', 'mail-templates', 'money', 'questionnaire-drafts', 'scheduled-jobs', 'schedules'];
const whole = ['settings'];

const lists = resources.filter(({ name }) => !noGrid.includes(name));
const paged = lists.filter(({ name }) => !whole.includes(name));

/** `npm test` renders one list of each kind, `npm run test:full` every one: an inbox, a catalogue, what is moderated, rows edited in place, one that is only read, and a whole one. */
const kinds = ['treatments', 'products', 'reviews', 'vaporizers', 'audit-events', 'settings'];
const isFullSize = process.env['TEST_SIZE'] === 'full';
const rendered = lists.filter(({ name }) => isFullSize || kinds.includes(name));

interface Field {
  safeParse: (value: unknown) => { success: boolean };
}
const fieldsOf = (resource: string): Record<string, Field> => {
  const list = operations.find(({ method, path }) => method === 'get' && path === `/backoffice/${resource}`);
  if (list === undefined) throw new Error(`There is no list of ${resource}.`);
  return (list.input as unknown as { shape: Record<string, Field> }).shape;
};
const accepts = (resource: string, asked: object) =>
  Object.entries(asked).map(([field, value]) => [field, fieldsOf(resource)[field]?.safeParse(value).success ?? 'not asked']);

test('every exception is a resource, and the kinds that are rendered are lists', () => {
  const names = resources.map(({ name }) => name);
  expect([...noGrid, ...whole].filter((name) => !names.includes(name))).toEqual([]);
  expect(kinds.filter((name) => !lists.some((list) => list.name === name))).toEqual([]);
});

test.each(lists)('$name has a list, and its API takes a search', ({ name, list }) => {
  expect(list).toBeDefined();
  expect(accepts(name, { q: 'anna' })).toEqual([['q', true]]);
});

test.each(paged)('the API of $name takes groups of filters, an order, pages and what views are counted by, and refuses what is none', ({ name }) => {
  const group = JSON.stringify([{ operator: 'or', value: [{ field: 'id', operator: 'eq', value: 'me' }] }]);
  const asked = { filters: group, counts: '[{"filters":[]}]', facets: 'status', page: '2', pageSize: '50', sort: '-createdAt' };
  expect(accepts(name, asked)).toEqual(Object.keys(asked).map((field) => [field, true]));
  expect(accepts(name, { filters: '[{"operator":"or"}]', counts: '{}', page: '0' })).toEqual([
    ['filters', false],
    ['counts', false],
    ['page', false],
  ]);
});

describe('Every list of the back office', () => {
  test.each(rendered)('$name opens as its link says, and is searched, filtered and arranged by keyboard', async ({ name, list: List, visibleTo }) => {
    const requests = stubApi(({ path }) => (path === name ? { body: { items: [], total: 0, isTotalExact: true } } : 'pending'));
    const page = (
      <Suspense>
        <List />
      </Suspense>
    );
    await renderOffice(page, { language: 'en', at: `/${name}?q=anna`, route: `/${name}`, role: visibleTo.includes('admin') ? 'admin' : visibleTo[0]! });
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(requests.find(({ path }) => path === name)?.query.get('q')).toBe('anna'));
    expect(box.value).toBe('anna');
    const user = userEvent.setup();
    await user.keyboard('/');
    expect(document.activeElement).toBe(box);
    // A whole list has neither columns nor views.
    if (whole.includes(name)) return;
    act(() => box.blur());
    await user.keyboard('c');
    await screen.findByRole('dialog', { name: 'Columns' });
    screen.getByRole('button', { name: 'Views' });
  });
});
