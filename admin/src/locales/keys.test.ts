import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';

const source = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(source, file), 'utf8');

const texts = Object.fromEntries(
  globSync('locales/de/*.json', { cwd: source }).map((file) => [file.replace(/^.*[\\/]|\.json$/g, ''), JSON.parse(read(file)) as Record<string, unknown>]),
);
const i18n = i18next.createInstance();
await i18n.init({ lng: 'de', resources: { de: { translation: texts } } });

/** Keys that stand in the code as they are; those made of parts are covered by the tests of their values. */
const keysIn = (code: string) => [...code.matchAll(/(?<![\w.])t\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key);
const screens = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.includes('.test.'))
  .toSorted();
const used = screens.flatMap((file) => keysIn(read(file)).map((key) => ({ file, key })));

test('every text that a screen names exists', () => {
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter(({ key }) => !i18n.exists(key) && !i18n.exists(key, { count: 2 }))).toEqual([]);
});

test('every column of a list has its text', () => {
  const columns = globSync('resources/*/list.tsx', { cwd: source }).flatMap((file) => {
    const resource = file.split(/[\\/]/)[1] ?? '';
    return [...read(file).matchAll(/\{\s*field: '(\w+)',(?!\s*(?:label|operator|order))/g)].map(([, field = '']) => `${resource}.${field}`);
  });
  expect(columns.length).toBeGreaterThan(80);
  expect(columns.filter((key) => !i18n.exists(key))).toEqual([]);
});
