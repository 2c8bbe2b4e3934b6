import { strainSynonyms } from './strains.ts';

const names = Object.keys(strainSynonyms).map((name) => name.toLowerCase());
const synonyms = Object.values(strainSynonyms).flatMap((others) => others.map((name) => name.toLowerCase()));

test('the 150 best-known strains are there, each once', () => {
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(new Set(names).size).toBe(names.length);
});

test('another name means one strain alone, and is no strain of its own', () => {
  expect(synonyms.filter((name, at) => synonyms.indexOf(name) !== at)).toEqual([]);
  expect(synonyms.filter((name) => names.includes(name))).toEqual([]);
});

test.each([
  ['GSC', 'Girl Scout Cookies'],
  ['Larry Bird', 'Gelato 33'],
  ['GG4', 'Gorilla Glue'],
])('%s is %s', (synonym, name) => {
  expect(strainSynonyms[name]).toContain(synonym);
});
