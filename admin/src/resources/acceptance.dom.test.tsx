import { operations } from '@blattwerk/contract/operations';
import { screen, waitFor } from '@testing-library/react';
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

test.each(paged)('the API of $name takes a search, groups of filters and what views are counted by', ({ name }) => {
  const list = operations.find(({ method, path }) => method === 'get' && path === `/backoffice/${name}`);
  if (list === undefined) throw new Error(`There is no list of ${name}.`);
  const { shape } = list.input as unknown as { shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> };
  const group = JSON.stringify([{ operator: 'or', value: [{ field: 'id', operator: 'eq', value: 'me' }] }]);
  for (const [field, value] of Object.entries({ q: 'anna', filters: group, counts: '[{"filters":[]}]', facets: 'status', page: '2' }))
    expect([field, shape[field]?.safeParse(value).success]).toEqual([field, true]);
});

describe('Every list of the back office', () => {
  test.each(lists)('$name opens as its link says, and is searched, filtered and arranged by keyboard', async ({ name, list: List, visibleTo }) => {
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
    box.blur();
    await user.keyboard('c');
    await screen.findByRole('dialog', { name: 'Columns' });
    if (whole.includes(name)) return;
    screen.getByRole('button', { name: 'Views' });
  });
});
