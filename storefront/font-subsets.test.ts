import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fonts, letters, subsetOf } from './font-subsets.ts';

test.each(fonts)('$file is made from its package', async (font) => {
  expect(readFileSync(font.file).equals(await subsetOf(font))).toBe(true);
});

/** Terpenes are named with them; neither font has them in its Latin file. */
const greek = 'αβγδ';

test('every text of ours can be set in them', () => {
  const folder = join(import.meta.dirname, 'app/locales');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(texts.length).toBeGreaterThan(20);
  const missing = texts.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').replaceAll('\n', '')].filter((letter) => !(letters + greek).includes(letter)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
