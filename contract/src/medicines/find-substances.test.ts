import { findSubstances, substanceNamed } from './find-substances.ts';
import { substances } from './substances.ts';

test('every substance has one code of seven characters and two names, and no name means two substances', () => {
  expect(substances.length).toBeGreaterThan(200);
  for (const { atc, de, en } of substances) expect([atc, /^[A-Z]\d{2}[A-Z]{2}\d{2}$/.test(atc), de.length > 2, en.length > 2]).toEqual([atc, true, true, true]);
  expect(new Set(substances.map(({ atc }) => atc)).size).toBe(substances.length);
  const names = substances.flatMap(({ de, en, brands }) => [...new Set([de, en, ...brands].map((name) => name.toLowerCase()))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['marcu', 'de', 'Marcumar', 'Phenprocoumon'],
  ['phenproc', 'en', 'phenprocoumon', 'phenprocoumon'],
  ['l thyrox', 'de', 'L-Thyroxin', 'Levothyroxin'],
  ['ACETYLSALICYLSAURE', 'de', 'Acetylsalicylsäure', 'Acetylsalicylsäure'],
  ['ramipril', 'en', 'ramipril', 'ramipril'],
] as const)('“%s” (%s) finds %s', (typed, locale, name, substance) => {
  expect(findSubstances(typed, locale)[0]).toMatchObject({ name, substance });
});

test('one letter finds nothing, and what nobody knows finds nothing', () => {
  expect([findSubstances('m', 'de'), findSubstances('Xylomedon', 'de')]).toEqual([[], []]);
});

test('a name is known as it is printed, with its strength, in both languages and by its brand', () => {
  const codes = ['Ramipril', 'ramipril 5 mg', 'Beloc-Zok 95 mg', 'Tramal Tropfen', 'fluoxetine', 'Ibuprofen 400'].map((name) => substanceNamed(name)?.atc);
  expect(codes).toEqual(['C09AA05', 'C09AA05', 'C07AB02', 'N02AX02', 'N06AB03', 'M01AE01']);
});

test.each(['Ramiprilat', 'etwas gegen Schmerzen', '', 'Rami'])('“%s” is no known name', (name) => {
  expect(substanceNamed(name)).toBeUndefined();
});
