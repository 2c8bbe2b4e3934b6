import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Texts = { [key: string]: string | Texts };

const folder = import.meta.dirname;
const read = (language: string, file: string) => JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Texts;
const files = readdirSync(join(folder, 'de'));

const leaves = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

test('German and English have the same files', () => {
  expect(readdirSync(join(folder, 'en'))).toEqual(files);
});

describe.each(files)('%s', (file) => {
  const german = leaves(read('de', file));
  const english = new Map(leaves(read('en', file)));

  test('has every text in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual(german.map(([key]) => key).toSorted());
  });
  test('has no empty text', () => {
    expect([...german, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  test('uses the same values in both languages', () => {
    expect(german.map(([key, text]) => [key, placeholders(text)])).toEqual(german.map(([key]) => [key, placeholders(english.get(key) ?? '')]));
  });
  test('has no exclamation mark', () => {
    expect([...german, ...english].filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});
