import { listBits } from '../index/bits.ts';
import type { ProductRow } from '../index/rows.ts';
import { fold } from './fold.ts';
import { findProducts, searchIndex, type SearchIndex } from './search-index.ts';

const row = (name: string, more: Partial<ProductRow> = {}): ProductRow =>
  ({ pzn: '99900016', name, strain: null, strainNames: null, synonyms: null, manufacturer: null, manufacturerNames: null, grower: null, growerNames: null, ...more }) as ProductRow; // prettier-ignore

const rows = [
  row('Amber 20/1 GSC', { pzn: '04877800', strain: 'Girl Scout Cookies', synonyms: ['GSC'] }),
  row('Birke 120/1', { pzn: '99900022', strain: 'Gorilla Glue', synonyms: ['GG4'], manufacturer: 'Grünland Pharma' }),
  row('Blüte 22/1', { pzn: '99900039', strain: 'Blue Dream', strainNames: { names: ['Blue Dream', 'Azure Haze'], slugs: [] }, grower: 'Nordhof' }),
  row('Amnesia Haze 20/1', { pzn: '99900045' }),
];
let index: SearchIndex;
beforeAll(async () => {
  index = await searchIndex(rows, () => Promise.resolve());
});

const positions = new Uint32Array(32);
const find = (q: string): { names: string[]; corrected: string | null } => {
  const { hits, corrected } = findProducts(index, q);
  return { names: Array.from(positions.subarray(0, listBits(hits, positions)), (position) => rows[position]!.name.split(' ')[0]!), corrected };
};

test.each([
  ['amber', ['Amber']],
  ['mber', ['Amber']],
  ['SCOUT amber', ['Amber']],
  ['gg4', ['Birke']],
  ['gsc', ['Amber']],
  ['azure haze', ['Blüte']],
  ['nordhof', ['Blüte']],
  ['bluete', ['Blüte']],
  ['blute', ['Blüte']],
  ['gruenland', ['Birke']],
  ['grunland', ['Birke']],
  ['20/1', ['Amber', 'Amnesia']],
  ['4877800', ['Amber']],
  ['PZN-04877800', ['Amber']],
  ['pzn 04877800', ['Amber']],
  ['0002', ['Birke']],
  ['  haze   20/1 ', ['Amnesia']],
])('%p finds what has all of its words', (q, names) => {
  expect(find(q)).toEqual({ names, corrected: null });
});

test.each([
  ['bierke', ['Birke'], 'Birke'],
  ['Ambre 20/1', ['Amber'], 'Amber 20/1'],
  ['gorila glue', ['Birke'], 'Gorilla glue'],
  ['girlscout', ['Amber'], 'Girl Scout'],
  ['amnezia', ['Amnesia'], 'Amnesia'],
  ['gruenlant', ['Birke'], 'Grünland'],
])('%p is read as what it is most like', (q, names, corrected) => {
  expect(find(q)).toEqual({ names, corrected });
});

test.each([['nichts'], ['21/1'], ['gg5'], ['04877801'], ['amber birke'], ['ambre 21/1'], ['q'], ['¨'], ['20 birke']])('%p is taken for nothing else', (q) => {
  expect(find(q)).toEqual({ names: [], corrected: null });
});

test('what is in the name comes before what is in the strain, and a whole word before a piece', () => {
  const { scores } = findProducts(index, 'haze');
  expect(scores[3]).toBeGreaterThan(scores[2]!);
  const { scores: pieces } = findProducts(index, 'am');
  expect(pieces[0]).toBeGreaterThan(pieces[2]!);
});

test('letters are compared without case, accents and the ways to write an umlaut', () => {
  expect(['Grünland', 'GRUENLAND', 'Grunland'].map(fold)).toEqual(['grunland', 'grunland', 'grunland']);
  expect(fold('Straße Créme')).toBe('strasse creme');
});
