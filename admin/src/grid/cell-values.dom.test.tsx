import { i18n } from '../providers/i18n.ts';
import { parseCell, pastedLines } from './cell-values.ts';

const { t } = i18n;
beforeAll(() => i18n.changeLanguage('de'));

test.each([
  [{ kind: 'number' }, '1.234,5', 1234.5],
  [{ kind: 'number' }, '1234.5', 1234.5],
  [{ kind: 'number' }, 'viel', undefined],
  [{ kind: 'money' }, '6,49 €', 649],
  [{ kind: 'flag' }, 'Ja', true],
  [{ kind: 'flag' }, 'nein', false],
  [{ kind: 'flag' }, 'vielleicht', undefined],
  [{ kind: 'choice', options: [{ value: 'a', label: 'Aktiv' }] }, 'aktiv', 'a'],
  [{ kind: 'choice', options: [{ value: 'a', label: 'Aktiv' }] }, 'b', undefined],
  [{ kind: 'text' }, ' Bonn ', 'Bonn'],
  [{ kind: 'text' }, ' ', undefined],
  [{ kind: 'text', isNullable: true }, '', null],
] as const)('a cell of %j that says %j is %j', (edit, text, value) => expect(parseCell(edit, text, t)).toEqual(value));

test('a copied column is its lines, and of several columns the first', () => {
  expect(pastedLines('a\tx\r\nb\ty\r\n')).toEqual(['a', 'b']);
  expect(pastedLines('a')).toBeUndefined();
  expect(pastedLines('a\n')).toBeUndefined();
});
