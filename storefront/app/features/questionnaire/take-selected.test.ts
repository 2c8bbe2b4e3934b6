import type { ShownProduct } from './answers.ts';
import { amountTogether } from './answers.ts';
import { takeSelected } from './take-selected.ts';

const selected = (productId: string, amount?: number) => ({ productId, name: productId, slug: productId, unit: 'g' as const, ...(amount ? { amount } : {}) });
const shown = (productId: string, amount: number | null, unit: 'g' | 'ml' | 'piece' = 'g'): ShownProduct => ({
  productId,
  name: productId,
  slug: productId,
  unit,
  amount,
});

test('what was selected joins the wishes with its amount; what finds no room stays selected, what is there already goes', () => {
  const list = [shown('a', 5), { wish: { strainName: 'Ahorn' } }];
  expect(takeSelected(list, [selected('a'), selected('b', 12.5), selected('c')], 3)).toEqual({
    requestedProducts: [...list, shown('b', 12.5)],
    added: [selected('b', 12.5)],
    rest: [selected('c')],
  });
  expect(takeSelected([], [], 3)).toEqual({ requestedProducts: [], added: [], rest: [] });
});

test('without an amount the one counts that the checkout has shown', () => {
  expect(takeSelected([], [selected('a')], 3).requestedProducts).toEqual([shown('a', 10)]);
});

test('amounts count together in one unit, up to what can be wished', () => {
  expect(amountTogether([shown('a', 10), shown('b', 25), shown('c', 20, 'ml')])).toBe(35);
  expect(amountTogether([shown('a', null), shown('b', 20, 'ml')])).toBe(20);
  expect(amountTogether([shown('a', 80), shown('b', 80)])).toBe(100);
  expect(amountTogether([shown('a', 2, 'piece'), { wish: { strainName: 'Ahorn', amount: 10 } }])).toBeUndefined();
});
