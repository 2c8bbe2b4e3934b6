import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { locales } from './locale.ts';
import { i18nOptions } from './options.ts';
import { readText, type TextTree, type TextValues } from './texts.ts';

const folder = join(import.meta.dirname, '..', '..', 'locales');
const read = (locale: string): Map<string, TextTree> =>
  new Map(
    readdirSync(join(folder, locale)).map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as TextTree]),
  );

const leaves = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`)));

const both = async (locale: (typeof locales)[number]) => {
  const files = read(locale);
  const theirs = createInstance();
  await theirs.init({ ...i18nOptions, lng: locale, ns: [...files.keys()], resources: { [locale]: Object.fromEntries(files) } });
  return {
    files,
    ours: (namespace: string, key: string, values?: TextValues) => readText(locale, files, namespace, key, values),
    theirs: (namespace: string, key: string, values?: TextValues): string => theirs.getFixedT(locale, namespace)(key, values ?? {}),
  };
};

describe.each(locales)('texts in %s', (locale) => {
  test('every text reads the same as with i18next, filled and counted', async () => {
    const { files, ours, theirs } = await both(locale);
    for (const [namespace, tree] of files) {
      for (const [key, text] of leaves(tree)) {
        const base = key.replace(/_(zero|one|other)$/, '');
        const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).filter((name) => name !== 'count');
        const given = Object.fromEntries(names.map((name, at) => [name, `<${at} $& & Ö>`]));
        const counted = { ...given, count: 2 };
        for (const count of [undefined, 0, 1, 2, 1000]) {
          const values = { ...given, ...(count === undefined ? {} : { count }) };
          expect(ours(namespace, base, values)).toBe(theirs(namespace, base, values));
        }
        expect(ours('common', `${namespace}:${key}`, counted)).toBe(theirs('common', `${namespace}:${key}`, counted));
        expect(ours('common', key, { ...counted, ns: namespace })).toBe(theirs('common', key, { ...counted, ns: namespace }));
      }
    }
  });

  test('all texts below a key come at once where they are asked for', async () => {
    const { files, ours, theirs } = await both(locale);
    const pages = Object.keys(files.get('legal') ?? {});
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(ours('legal', page, { returnObjects: true })).toEqual(theirs('legal', page, { returnObjects: true }));
  });

  test('a text that is not there is its default or its key', async () => {
    const { ours, theirs } = await both(locale);
    for (const values of [undefined, { defaultValue: 'Myrcen' }, { defaultValue: 'von {{name}}', name: 'x' }, { count: 3 }]) {
      expect(ours('market', 'terpene.nobody', values)).toBe(theirs('market', 'terpene.nobody', values));
    }
  });
});

test('no text uses what only i18next reads: nesting, formats, forms that German and English do not have', () => {
  for (const locale of locales) {
    for (const tree of read(locale).values()) {
      for (const [key, text] of leaves(tree)) expect({ key, text: /\$t\(|\{\{(?!\s*\w+\s*\}\})/.test(text) ? text : '' }).toEqual({ key, text: '' });
    }
  }
});
