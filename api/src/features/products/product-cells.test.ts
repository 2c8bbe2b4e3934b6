import { contentOf, geneticsOf, originOf, pznOf } from './product-cells.ts';

test.each([
  ['24,5', { value: 24.5, isBelow: false }],
  ['<1', { value: 1, isBelow: true }],
  ['20+', { value: 20, isBelow: false }],
  ['22 %', { value: 22, isBelow: false }],
])('a content of %s is read', (text, read) => expect(contentOf(text)).toEqual(read));

test('of genetics the finer word is kept', () => {
  expect(geneticsOf('Indica-dominant')).toEqual({ genetics: 'indica', geneticsDetail: 'Indica-dominant' });
  expect(geneticsOf('Sativa')).toEqual({ genetics: 'sativa', geneticsDetail: null });
});

test.each([
  ['Dänemark', 'DK'],
  ['North Macedonia', 'MK'],
  ['Südafrika', 'ZA'],
  ['pt', 'PT'],
])('%s is %s', (name, code) => {
  expect(originOf(name)).toEqual({ origin: code });
});

test.each([
  ['a PZN whose check digit is wrong', () => pznOf('04877801'), 'pzn.invalid'],
  ['a content in words', () => contentOf('viel'), 'content.invalid'],
  ['genetics that do not exist', () => geneticsOf('Ruderalis'), 'value.unknown'],
  ['a country that does not exist', () => originOf('Atlantis'), 'origin.unknown'],
])('%s is refused', (_what, read, code) => expect(read).toThrow(code));
