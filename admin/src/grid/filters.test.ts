import { listQuery } from '../providers/data.ts';
import { fieldFilters, keepFilters, withAlternative, withFilter, withoutFilter } from './filter-groups.ts';
import { isChanged, listLink, readState, writeState } from './filters.ts';

const defaults = { sorters: [{ field: 'dueAt', order: 'asc' as const }], filters: [{ field: 'status', operator: 'in' as const, value: ['in-review'] }] };
const read = (search: string) => readState(new URLSearchParams(search), defaults);

test('an empty address shows the list as it is meant to be', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 20, ...defaults, q: '', columns: undefined, density: undefined });
});

test('what is written into the address is read from it', () => {
  const state = {
    page: 3,
    pageSize: 50,
    sorters: [{ field: 'number', order: 'desc' as const }],
    filters: [{ field: 'isFollowUp', operator: 'eq' as const, value: true }],
    q: 'müller, anna',
    columns: [{ field: 'number', width: 180, pin: 'left' as const }, { field: 'dueAt' }],
    density: 'compact' as const,
  };
  expect(readState(writeState(state, defaults), defaults)).toEqual(state);
});

test('the defaults leave the address empty', () => {
  expect(writeState(read(''), defaults).toString()).toBe('');
});

test('a default filter that was taken away stays away', () => {
  const address = writeState({ ...read(''), filters: [] }, defaults);
  expect(readState(address, defaults).filters).toEqual([]);
});

test.each(['page=-1', 'page=x', 'pageSize=1000000', 'filters=%7B', 'filters=%5B1%2C%7B%22field%22%3A1%7D%5D'])(
  'an address typed by hand (%s) breaks nothing',
  (search) => {
    const { page, pageSize, filters } = read(search);
    expect(page).toBeGreaterThan(0);
    expect(pageSize).toBeLessThanOrEqual(200);
    expect(Array.isArray(filters)).toBe(true);
  },
);

test('the same field and operator are asked once', () => {
  const one = { field: 'name', operator: 'contains' as const, value: 'a' };
  expect(withFilter([one], { ...one, value: 'b' })).toEqual([{ ...one, value: 'b' }]);
});

test('what a view says is left out of the address, and what differs from it is in it', () => {
  const view = { ...defaults, view: 'v1', q: 'anna', columns: [{ field: 'number' }], pageSize: 50 };
  const state = readState(new URLSearchParams('view=v1'), view);
  expect(state).toMatchObject({ q: 'anna', pageSize: 50, columns: [{ field: 'number' }] });
  expect(writeState(state, view).toString()).toBe('view=v1');
  expect(isChanged({ ...state, page: 3 }, view)).toBe(false);
  const changed = { ...state, q: '' };
  expect(isChanged(changed, view)).toBe(true);
  expect(readState(writeState(changed, view), view)).toEqual(changed);
});

describe('Groups of filters', () => {
  const [city, status, name] = ['city', 'status', 'name'].map((field) => ({ field, operator: 'eq' as const, value: field }));
  const either = withAlternative([city!, name!], 0, status!);

  test('a filter becomes a group of alternatives, which can be one more', () => {
    expect(either).toEqual([{ key: 'g0', operator: 'or', value: [city, status] }, name]);
    expect(withAlternative(either, 0, name!)[0]).toMatchObject({ value: [city, status, name] });
  });

  test('the last alternative is a filter again', () => {
    expect(withoutFilter(either, status!)).toEqual([city, name]);
    expect(withoutFilter(either, either[0]!)).toEqual([name]);
  });

  test('they are written into the address and read from it', () => {
    const state = { ...read(''), filters: either };
    expect(readState(writeState(state, defaults), defaults).filters).toEqual(either);
  });

  test('a field is found and dropped within them too', () => {
    expect(fieldFilters(either)).toEqual([city, status, name]);
    expect(keepFilters(either, ({ field }) => field === 'name')).toEqual([name]);
  });
});

test('a link to a list carries its filters', () => {
  const search = listLink('payments', [{ field: 'treatmentId', operator: 'eq', value: 'x' }]).split('?')[1] ?? '';
  expect(readState(new URLSearchParams(search), defaults).filters).toEqual([{ field: 'treatmentId', operator: 'eq', value: 'x' }]);
});

test('the server is asked in its own words', () => {
  expect(
    listQuery(
      2,
      50,
      [
        { field: 'dueAt', order: 'desc' },
        { field: 'number', order: 'asc' },
      ],
      [
        { field: 'name', operator: 'contains', value: '' },
        { field: 'isDead', operator: 'eq', value: false },
      ],
    ),
  ).toEqual({
    page: 2,
    pageSize: 50,
    sort: '-dueAt,number',
    filters: '[{"field":"isDead","operator":"eq","value":false}]',
  });
});
