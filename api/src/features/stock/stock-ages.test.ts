import { stockEvents } from './stock-ages.ts';

const none = { uncertain: [], gone: [] };
const stocked = ['a', 'b', 'c'];

test.each([
  ['nothing new', { uncertain: ['a'], gone: [] }, { uncertain: ['a'], gone: [] }, []],
  ['all grow uncertain together', none, { uncertain: stocked, gone: [] }, [{ kind: 'uncertain', productIds: null }]],
  ['some grow uncertain', none, { uncertain: ['a', 'b'], gone: [] }, [{ kind: 'uncertain', productIds: ['a', 'b'] }]],
  ['uncertain ones are gone', { uncertain: stocked, gone: [] }, { uncertain: [], gone: stocked }, [{ kind: 'gone', productIds: null }]],
  ['gone ones come back', { uncertain: [], gone: stocked }, none, [{ kind: 'returned', productIds: null }]],
  [
    'one comes back, one grows old',
    { uncertain: ['a'], gone: [] },
    { uncertain: ['b'], gone: [] },
    [
      { kind: 'uncertain', productIds: ['b'] },
      { kind: 'returned', productIds: ['a'] },
    ],
  ],
  ['what the pharmacy no longer has did not come back', { uncertain: ['x'], gone: [] }, none, []],
])('%s', (_, before, now, events) => {
  expect(stockEvents(before, now, stocked)).toEqual(events);
});
