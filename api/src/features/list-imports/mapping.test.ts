import { importableResources } from '@blattwerk/contract/list-imports/resources';
import * as importedLists from '@blattwerk/contract/list-imports/list-operations';
import { numberIn } from '../../kernel/list-importer.ts';
import { importers } from './importers.ts';
import { groupedErrors, lineRanges } from './list-import.presenter.ts';
import { checkedMapping, namedHeadings, proposeMapping } from './mapping.ts';
import { isRefused, readRow, type Reading } from './read-row.ts';
import { titlesOf, wordsOf } from './words.ts';

const propose = (resource: 'products' | 'pharmacies', columns: string[]) => proposeMapping(importers[resource], columns, (field) => titlesOf(resource, field));

test('every importable list has its operation', () => {
  expect(
    Object.values(importedLists)
      .map(({ id }) => id.slice('imports.'.length))
      .toSorted(),
  ).toEqual([...importableResources]);
});

test.each(importableResources)('the fields of %s are fields of a new record, and its keys are fields', (resource) => {
  const { fields, keys, shape } = importers[resource];
  const names = fields.map(({ name }) => name);
  expect(names.filter((name) => name !== 'id' && !Object.hasOwn(shape.shape, name))).toEqual([]);
  expect(keys.flat().filter((name) => !names.includes(name))).toEqual([]);
  const needed = Object.entries(shape.shape).filter(
    ([, one]) => !(one as { safeParse: (given: unknown) => { success: boolean } }).safeParse(undefined).success,
  );
  expect(needed.map(([name]) => name).filter((name) => !fields.some((field) => field.name === name && field.isRequired))).toEqual([]);
});

test('columns are recognised by field, heading in either language, or what other systems call them', () => {
  expect(propose('products', ['Pharmazentralnummer', 'Artikelbezeichnung', 'Art', 'unit', 'THC in %', 'Lager'])).toMatchObject({
    pzn: 'Pharmazentralnummer',
    name: 'Artikelbezeichnung',
    category: 'Art',
    unit: 'unit',
    thc: 'THC in %',
    cbd: null,
  });
  expect(propose('pharmacies', ['Strasse', 'PLZ', 'E-Mail'])).toMatchObject({ street: 'Strasse', zipCode: 'PLZ', email: 'E-Mail', tanEmail: null });
});

test('headings that stand there twice are told apart', () => {
  expect(namedHeadings(['Name', 'Name', '', "'=A"])).toEqual(['Name', 'Name (2)', '(3)', '=A']);
});

test.each([
  ['no key', { name: 'Name' }],
  ['a column that is not there', { pzn: 'Nummer' }],
  ['one column for two fields', { pzn: 'PZN', name: 'PZN' }],
  ['a field that is not there', { pzn: 'PZN', farbe: 'Name' }],
])('a mapping with %s is refused', (_name, mapping) => {
  expect(() => checkedMapping(importers.products, ['PZN', 'Name'], mapping)).toThrow('import.columnMissing');
});

const reading = (resource: 'products' | 'pharmacies', columns: string[]): Reading => ({
  importer: importers[resource],
  columns,
  mapping: propose(resource, columns),
  words: wordsOf(resource, importers[resource]),
  locale: 'de',
});
const read = (resource: 'products' | 'pharmacies', cells: Record<string, string>) =>
  readRow(reading(resource, Object.keys(cells)), { cells: Object.values(cells), problem: null });

test('an exported row is read back: words, decimal comma, countries, apostrophes; empty cells say nothing', () => {
  const row = read('products', { PZN: '4877800', Name: "'=Ahorn", Art: 'Blüte', Einheit: 'Stück', THC: '24,5', CBD: '<1', Herkunft: 'Kanada', Sorte: '' });
  expect(row).toEqual({
    values: { pzn: '04877800', name: '=Ahorn', category: 'flower', unit: 'piece', thc: 24.5, isThcBelow: false, cbd: 1, isCbdBelow: true, origin: 'CA' },
    key: { pzn: '04877800' },
  });
});

test('a postal code gets the zero back that a spreadsheet dropped; a telephone number its international form; euros are cents', () => {
  expect(read('pharmacies', { Name: 'Elb-Apotheke', PLZ: '1067', Telefon: '0351 4960', Versandkosten: '4,90 €', Botendienst: 'Ja' })).toMatchObject({
    values: { zipCode: '01067', phone: '+493514960', shippingCents: 490, hasCourier: true },
    key: { name: 'Elb-Apotheke', zipCode: '01067' },
  });
});

test('each cell that cannot be read is an error of its field', () => {
  const row = read('products', { PZN: '04877801', Name: 'Ahorn', Art: 'Tee', Beworben: 'vielleicht' });
  expect(isRefused(row) && row.map(({ field, code }) => [field, code])).toEqual([
    ['pzn', 'pzn.invalid'],
    ['category', 'value.unknown'],
    ['isPromoted', 'value.yesNo'],
  ]);
});

test.each([
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1.234,56 €', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234', undefined],
  ['1,2,3', undefined],
  ['zwölf', undefined],
])('%s is read as %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test('the same error is told once, with its lines as ranges, the commonest first', () => {
  const error = (line: number, field: string) => ({ line, field, code: 'value.unknown', message: field });
  const groups = groupedErrors([error(2, 'unit'), ...[4, 5, 6, 9].map((line) => error(line, 'category'))], (field) => field.toUpperCase());
  expect(groups.map(({ label, count, lines }) => [label, count, lines])).toEqual([
    ['CATEGORY', 4, '4–6, 9'],
    ['UNIT', 1, '2'],
  ]);
  expect(lineRanges([])).toBe('');
});
