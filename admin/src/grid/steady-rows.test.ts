import { changedRows, settle } from './steady-rows.ts';

const row = (id: string, state = 'free') => ({ id, state });

test('rows keep their places while the list around them changes, and a changed row is shown at its place', () => {
  const { rows, gone, added } = settle([row('b'), row('a')], [row('n'), row('a', 'taken'), row('b')]);
  expect(rows).toEqual([row('b'), row('a', 'taken')]);
  expect([gone.size, added]).toEqual([0, 1]);
});

test('a row that has left stays where it was, marked', () => {
  const { rows, gone, added } = settle([row('a'), row('b')], [row('b')]);
  expect(rows).toEqual([row('a'), row('b')]);
  expect([[...gone], added]).toEqual([['a'], 0]);
});

test('of the rows that are shown those whose values differ have changed; a new one has not', () => {
  expect([...changedRows([row('a'), row('b')], [row('n'), row('a', 'taken'), row('b')])]).toEqual(['a']);
});
