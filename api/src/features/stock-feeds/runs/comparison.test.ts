import { compareStock, countKinds } from './comparison.ts';

const stock = (productId: string, quantity: number, priceCents: number) => ({ productId, quantity, priceCents });
const today = [stock('a', 10, 700), stock('b', 10, 700), stock('c', 10, 700), stock('d', 10, 700), stock('e', 0, 700), stock('f', 10, 700)];
const held = [stock('a', 10, 70_000), stock('b', 3, 760), stock('d', 10, 700), stock('f', 2, 700), stock('g', 5, 500)];

test('the gravest change comes first', () => {
  expect(compareStock(today, held, 'full').map(({ productId, kind, priceFactor }) => [productId, kind, priceFactor])).toEqual([
    ['a', 'priceUp', 100],
    ['c', 'gone', null],
    ['b', 'priceUp', 760 / 700],
    ['e', 'gone', null],
    ['f', 'amount', 1],
    ['g', 'new', null],
    ['d', 'unchanged', 1],
  ]);
});

test('a delta leaves alone what it does not name', () => {
  expect(countKinds(compareStock(today, held, 'full'))).toEqual({ priceUp: 2, priceDown: 0, gone: 2, amount: 1, new: 1, unchanged: 1 });
  expect(countKinds(compareStock(today, held, 'delta'))).toMatchObject({ gone: 0, unchanged: 1 });
});

test('a price that falls to a hundredth is as grave as one that rises a hundredfold', () => {
  const [first] = compareStock([stock('a', 1, 700), stock('b', 1, 700)], [stock('a', 1, 770), stock('b', 1, 7)], 'full');
  expect(first).toMatchObject({ productId: 'b', kind: 'priceDown', priceFactor: 0.01 });
});
