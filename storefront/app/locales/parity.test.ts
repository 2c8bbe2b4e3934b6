import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname);
const app = join(root, '..');

type Texts = { [key: string]: string | Texts };
const read = (locale: string, file: string): Texts => JSON.parse(readFileSync(join(root, locale, file), 'utf8')) as Texts;

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const namespaces = readdirSync(join(root, 'de'));
const placeholders = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name ?? '').sort();

test('German and English have the same files', () => {
  expect(readdirSync(join(root, 'en'))).toEqual(namespaces);
});

test.each(namespaces)('%s has the same keys, no empty text and the same placeholders in both languages', (file) => {
  const german = new Map(flatten(read('de', file)));
  const english = new Map(flatten(read('en', file)));
  expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  for (const [key, text] of german) {
    expect({ key, isEmpty: text.trim() === '' || english.get(key)?.trim() === '' }).toEqual({ key, isEmpty: false });
    expect({ key, names: placeholders(english.get(key) ?? '') }).toEqual({ key, names: placeholders(text) });
  }
});

test('German texts address people formally and without exclamation marks', () => {
  for (const file of namespaces) {
    for (const [key, text] of flatten(read('de', file))) {
      expect({ file, key, text: /!|\b(du|dein|deine|dir|dich)\b/i.test(text) ? text : '' }).toEqual({ file, key, text: '' });
    }
  }
});

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
const all = new Map(namespaces.map((file) => [file.replace('.json', ''), new Map(flatten(read('de', file)))]));
const has = (namespace: string, key: string): boolean => {
  const texts = all.get(namespace);
  return Boolean(texts && (texts.has(key) || texts.has(`${key}_one`) || [...texts.keys()].some((known) => known.startsWith(`${key}.`))));
};

/** Keys written as plain strings; those put together at run time are seen in the browser tests. */
const literalKeys = /\bt\('([\w.-]+)'(?:, {[^}]*ns: '([\w-]+)')?/g;

test('every key that the screens name exists', () => {
  const missing: string[] = [];
  for (const file of sources) {
    const code = readFileSync(join(app, file), 'utf8');
    const used = [...code.matchAll(/useTranslation\((?:'([\w-]+)')?\)/g)].map(([, namespace]) => namespace ?? 'common');
    for (const [, key = '', namespace] of code.matchAll(literalKeys)) {
      const places = namespace ? [namespace] : used;
      if (places.length > 0 && !places.some((place) => has(place, key))) missing.push(`${file}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});
