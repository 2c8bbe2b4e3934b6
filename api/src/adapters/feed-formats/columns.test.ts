import { columnOf, columnsOf, isComplete } from './columns.ts';

test.each([
  ['PZN', 'pzn', null],
  ['Artikelbezeichnung', 'name', null],
  ['Ist-Bestand', 'quantity', null],
  ['verfügbar', 'quantity', null],
  ['stock_g', 'quantity', 'unit'],
  ['Bestand (Packungen)', 'quantity', 'pack'],
  ['Packungsgröße', 'unit', null],
  ['PE', 'unit', null],
  ['VK', 'price', null],
  ['Preis/g', 'price', 'unit'],
  ['price_per_g', 'price', 'unit'],
  ['Preis pro Packung', 'price', 'pack'],
  ['stockQuantity', 'quantity', null],
])('%s is %s', (header, field, basis) => {
  expect(columnOf(header, 0)).toMatchObject({ field, column: { basis } });
});

test.each(['EK', 'EK-Preis', 'AEK', 'Einkaufspreis', 'purchase_price', 'Lagerort', 'Charge', 'Verfall', 'last_activity', ''])('%s is not read', (header) => {
  expect(columnOf(header, 0)).toBeUndefined();
});

test('a header needs an article, an amount and a price', () => {
  const of = (...headers: string[]) =>
    isComplete(
      columnsOf(
        headers.map((header, at) => ({ header, name: header, at })),
        null,
      ),
    );
  expect([of('PZN', 'Bestand', 'VK'), of('Artikel', 'Menge', 'Preis/g'), of('PZN', 'Bestand'), of('PZN', 'Bestand', 'EK')]).toEqual([true, true, false, false]);
});
