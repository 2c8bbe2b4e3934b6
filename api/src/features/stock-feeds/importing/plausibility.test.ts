import { suspicionOf, type RunFacts } from './plausibility.ts';

const limits = { maxDropPercent: 40, maxPriceFactor: 5 };
const steady = (count: number) => Array.from({ length: count }, () => ({ now: 700, before: 690 }));
const facts = (change: Partial<RunFacts> = {}): RunFacts => ({
  mode: 'full',
  isTorn: false,
  accepted: 60,
  matched: 60,
  matchedBefore: 60,
  prices: steady(60),
  ...change,
});

test.each([
  ['a list like the last one', {}],
  ['40 % fewer products', { matched: 36 }],
  ['a first list', { matchedBefore: null, matched: 3, prices: [] }],
  ['a first list without a single known product', { matchedBefore: null, matched: 0, prices: [] }],
  ['a delta with one row', { mode: 'delta', accepted: 1, matched: 1, prices: steady(1) }],
  ['an empty delta', { mode: 'delta', accepted: 0, matched: 0, prices: [] }],
  ['one odd price among many', { prices: [...steady(59), { now: 69_000, before: 690 }] }],
  ['prices five times as high', { prices: Array.from({ length: 60 }, () => ({ now: 3450, before: 690 })) }],
] satisfies [string, Partial<RunFacts>][])('%s goes live', (_, change) => {
  expect(suspicionOf(facts(change), limits)).toBeNull();
});

test.each([
  ['a torn last row', { isTorn: true }, 'feed.truncated'],
  ['no usable row', { accepted: 0, matched: 0 }, 'feed.empty'],
  ['more than 40 % fewer products', { matched: 35 }, 'feed.fewerProducts'],
  ['a lost decimal comma', { prices: Array.from({ length: 60 }, () => ({ now: 69_000, before: 690 })) }, 'feed.priceShift'],
  ['prices a hundredth of before', { mode: 'delta', prices: Array.from({ length: 3 }, () => ({ now: 7, before: 700 })) }, 'feed.priceShift'],
] satisfies [string, Partial<RunFacts>, string][])('%s waits for a person', (_, change, reason) => {
  expect(suspicionOf(facts(change), limits)).toMatchObject({ reason });
});

test('the drop is told in numbers', () => {
  expect(suspicionOf(facts({ matched: 21 }), limits)).toEqual({ reason: 'feed.fewerProducts', values: { percent: 65, now: 21, before: 60 } });
});
