import { fitsPattern, pathOf } from './sftp-path.ts';

test.each([
  ['sftp://a.example/bestand.csv', '/', 'bestand.csv'],
  ['sftp://a.example/export/bestand-*.csv', '/export', 'bestand-*.csv'],
  ['sftp://a.example/~/bestand.csv', '.', 'bestand.csv'],
  ['sftp://a.example/~/export/b%C3%A4r.csv', './export', 'bär.csv'],
  ['sftp://a.example/export/../../etc/passwd', '/etc', 'passwd'],
])('%s is %s and %s', (url, folder, name) => {
  expect(pathOf(new URL(url))).toEqual({ folder, name });
});

test.each([
  'sftp://a.example',
  'sftp://a.example/',
  'sftp://a.example/export/',
  'sftp://a.example/*/bestand.csv',
  'sftp://a.example/a%00.csv',
  'sftp://a.example/%ff',
])('%s is refused', (url) => {
  expect(() => pathOf(new URL(url))).toThrow('feed.addressRefused');
});

test.each([
  ['bestand.csv', 'bestand.csv', true],
  ['bestand.csv', 'bestand', false],
  ['a.csv', '*.csv', true],
  ['a.csv.tmp', '*.csv', false],
  ['.a.csv', '*.csv', false],
  ['bestand-2026-11-20.csv', 'bestand-*-*.csv', true],
  ['bestand-20261120.csv', 'bestand-*-*.csv', false],
  ['ab', 'ab*ab', false],
  ['abab', 'ab*ab', true],
  ['a+b.csv', 'a+*.csv', true],
])('%s and %s: %s', (name, pattern, expected) => {
  expect(fitsPattern(name, pattern)).toBe(expected);
});

test('a pattern of many stars is decided at once', () => {
  expect(fitsPattern('a'.repeat(200), `${'a*'.repeat(60)}b`)).toBe(false);
});
