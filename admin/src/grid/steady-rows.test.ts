import { changedRows, settle } from './steady-rows.ts';

const row = (id: string, state = 'free') => ({ id, state });
const page = (ids: string, total?: number) => ({ rows: [...ids].map((id) => row(id)), total });

test('rows keep their places while the list around them changes, and a changed row is shown at its place', () => {
  const { rows, gone, added } = settle(page('ba'), { rows: [row('n'), row('a', 'taken'), row('b')], total: undefined });
  expect(rows).toEqual([row('b'), row('a', 'taken')]);
  expect([gone.size, added]).toEqual([0, 1]);
});

test.each<[string, Parameters<typeof settle>, [string, number]]>([
  ['a row that has left stays where it was, marked', [page('ab', 2), page('b', 1)], ['a', 0]],
  ['what slides in behind it from the next page is not new', [page('abc', 9), page('bcd', 8)], ['a', 0]],
  ['what a new row pushes off the page has not left', [page('abc', 9), page('nab', 10)], ['', 1]],
  ['one has left and one is new', [page('abc', 9), page('nac', 9)], ['b', 1]],
  ['more are new than the page has room for', [page('abc', 9), page('nop', 14)], ['', 5]],
  ['a new one stands on another page', [page('abc', 9), page('abc', 10)], ['', 1]],
  ['one has left another page', [page('abc', 9), page('abc', 8)], ['', 0]],
  ['the first one comes into an empty list', [page('', 0), page('n', 1)], ['', 1]],
  ['the last one leaves', [page('a', 1), page('', 0)], ['a', 0]],
  ['a large list is not counted to the last: what the page shows counts', [page('abc'), page('nab')], ['', 1]],
  ['on a later page a row that moved up to the page before has not left', [page('abc', 9), page('bcd', 8), false], ['', 0]],
  ['on a later page what came down from the page before is as many as are new', [page('abc', 9), page('xya', 11), false], ['', 2]],
])('%s', (_what, asked, [left, added]) => {
  const settled = settle(...asked);
  expect([[...settled.gone].join(''), settled.added]).toEqual([left, added]);
  expect(settled.rows).toEqual(asked[0].rows);
});

test('of the rows that are shown those whose values differ have changed; a new one has not', () => {
  expect([...changedRows([row('a'), row('b')], [row('n'), row('a', 'taken'), row('b')])]).toEqual(['a']);
});
