import { amountTogether, takeNoted } from './take-noted.ts';

const noted = (productId: string) => ({ productId, name: productId, slug: productId });

test('what was noted joins the wishes; what finds no room stays noted, what is there already goes', () => {
  const list = [noted('a'), { wish: { strainName: 'Ahorn' } }];
  expect(takeNoted(list, [noted('a'), noted('b'), noted('c')])).toEqual({ requestedProducts: [...list, noted('b')], added: [noted('b')], rest: [noted('c')] });
  expect(takeNoted([], [])).toEqual({ requestedProducts: [], added: [], rest: [] });
});

test('amounts count together in one unit, up to what can be wished', () => {
  const gram = { ...noted('a'), unit: 'g' as const };
  const millilitre = { ...noted('b'), unit: 'ml' as const, amount: 20 };
  expect(amountTogether([gram, { ...gram, amount: 25 }, millilitre])).toBe(35);
  expect(amountTogether([millilitre])).toBe(20);
  expect(
    amountTogether([
      { ...gram, amount: 80 },
      { ...gram, amount: 80 },
    ]),
  ).toBe(100);
  expect(amountTogether([{ ...noted('c'), unit: 'piece' }])).toBeUndefined();
});
