import { readFileSync } from 'node:fs';
import { categories, genetics } from '@blattwerk/contract/products/enums';
import { drawPlate, type PlateTraits } from './plate.ts';

const demo = JSON.parse(readFileSync(new URL('../../../../seeds/demo/products.json', import.meta.url), 'utf8')) as PlateTraits[];
const plates = demo.map(drawPlate);
const traits: PlateTraits = {
  slug: 'velmora-25-1-ca-lem',
  category: 'flower',
  genetics: 'hybrid',
  thc: 25,
  cbd: 1,
  terpenes: [{ key: 'limonene' }, { key: 'myrcene' }],
};
const leafOf = (svg: string): string => /<defs>.*<\/defs>/.exec(svg)?.[0] ?? '';
const veinsOf = (svg: string): number => (leafOf(svg).match(/[ml]/gi) ?? []).length;

/** Reads tags only: enough to tell whether every element that is opened is closed, in order, and every attribute is quoted. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-z-]+(?:[A-Z][a-z]+)?="[^"<>&]*")*)(\/?)>/gi,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing !== '') return open.pop() === name ? '' : '!';
      if (empty === '') open.push(name);
      return '';
    },
  );
  return rest === '' && open.length === 0;
};

test('every plate of the demo is different', () => {
  expect(new Set(plates).size).toBe(demo.length);
});

test('the same product always gets the same plate', () => {
  expect(demo.map(drawPlate)).toEqual(plates);
});

test('two products with the same traits and different addresses look different', () => {
  expect(leafOf(drawPlate({ ...traits, slug: 'a' }))).not.toBe(leafOf(drawPlate({ ...traits, slug: 'b' })));
});

test('a plate is well-formed, needs no style or script and points at nothing outside', () => {
  for (const svg of plates) {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/style=|<style|<script|NaN|undefined|Infinity/);
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  }
});

test('a plate stays below 3 kB whatever the traits are', () => {
  const terpenes = [...new Set(demo.flatMap((product) => product.terpenes.map((terpene) => terpene.key))), 'unheard-of'];
  const sizes = categories.flatMap((category) =>
    [...genetics, null].flatMap((kind) =>
      terpenes.map((key, index) =>
        Buffer.byteLength(drawPlate({ slug: `x-${index}`, category, genetics: kind, thc: 900, cbd: 900, terpenes: [{ key }, { key: 'linalool' }] })),
      ),
    ),
  );
  expect(Math.max(...sizes)).toBeLessThan(3000);
});

test('more THC gives the leaf more veins', () => {
  expect(veinsOf(drawPlate({ ...traits, thc: 30 }))).toBeGreaterThan(veinsOf(drawPlate({ ...traits, thc: 8 })));
});

test('CBD, genetics, the leading terpene and the category each change the drawing', () => {
  const base = drawPlate(traits);
  const others: Partial<PlateTraits>[] = [
    { cbd: 12 },
    { genetics: 'indica' },
    { genetics: 'sativa' },
    { genetics: null },
    { terpenes: [{ key: 'linalool' }] },
    { category: 'extract' },
    { category: 'vape' },
  ];
  const drawn = others.map((change) => drawPlate({ ...traits, ...change }));
  expect(new Set([base, ...drawn]).size).toBe(others.length + 1);
});

test('a product about which little is known still gets a plate', () => {
  expect(isWellFormed(drawPlate({ slug: 'x', category: 'flower', genetics: null, thc: null, cbd: null, terpenes: [] }))).toBe(true);
});
