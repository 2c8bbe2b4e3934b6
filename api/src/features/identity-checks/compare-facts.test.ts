import fc from 'fast-check';
import { dayOfAge, differingFacts, isSameFirstName, isSameLastName, nameWords } from './compare-facts.ts';

describe('Names are the same however they are written', () => {
  it.each([
    ['Müller', 'Mueller'],
    ['Müller', 'MULLER'],
    ['Groß', 'GROSS'],
    ['Groẞ', 'gross'],
    ['Müller-Lüdenscheidt', 'Mueller Luedenscheidt'],
    ['von der Leyen', 'VON DER LEYEN'],
    ['O’Brien', "O'Brien"],
    ['O’Brien', 'OBrien'],
    ['Łukasiewicz', 'Lukasiewicz'],
    ['Jørgensen', 'Joergensen'],
    ['Yıldız', 'YILDIZ'],
    ['Nguyễn', 'Nguyen'],
    ['Dr. Weiß', 'Weiss'],
  ])('surname %s is %s', (one, other) => {
    expect(isSameLastName(one, other)).toBe(true);
    expect(isSameLastName(other, one)).toBe(true);
  });

  it.each([
    ['Anna', 'Anna Maria Luise'],
    ['Maria', 'Anna Maria Luise'],
    ['Hans-Peter', 'Hans Peter'],
    ['Hanspeter', 'Hans-Peter Karl'],
    ['Jörg', 'JOERG'],
    ['Anna Maria', 'Anna'],
  ])('given name %s is %s', (one, other) => expect(isSameFirstName(one, other)).toBe(true));

  it.each([
    ['Müller', 'Möller'],
    ['Schmidt', 'Schmid'],
    ['Müller', 'Müller-Lüdenscheidt'],
    ['', ''],
  ])('surname %s is not %s', (one, other) => expect(isSameLastName(one, other)).toBe(false));

  it.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Annabell Maria'],
    ['', 'Anna'],
  ])('given name %s is not %s', (one, other) => expect(isSameFirstName(one, other)).toBe(false));
});

describe('Whatever the name', () => {
  const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéèñçøłı]{5,12}$/);
  const names = fc.array(word, { minLength: 1, maxLength: 4 });
  /** Ways in which people and machines write the same words. */
  const written = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.normalize('NFD'),
    (name) => name.replaceAll(' ', '-'),
    (name) => ` ${name.replaceAll(' ', '  ')} `,
    (name) => name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('Ä', 'Ae').replaceAll('Ö', 'Oe').replaceAll('Ü', 'Ue'),
    (name) => name.replaceAll('ß', 'ss'),
  );

  it('every way of writing it agrees with every other', () => {
    fc.assert(
      fc.property(names, written, written, (words, one, other) => {
        const name = words.join(' ');
        expect(nameWords(one(name)).join('')).toBe(nameWords(other(name)).join(''));
        fc.pre(nameWords(name).length > 0);
        expect(isSameLastName(one(name), other(name))).toBe(true);
        expect(isSameFirstName(one(name), other(name))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('one of several given names is enough, a stranger is not', () => {
    fc.assert(
      fc.property(names, fc.nat(), (words, index) => {
        const picked = words[index % words.length] ?? '';
        expect(isSameFirstName(picked, words.join(' '))).toBe(true);
        expect(isSameFirstName(`${picked}qxz`, words.join(' '))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('comparing does not depend on which side is the document', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        expect(isSameFirstName(one.join(' '), other.join(' '))).toBe(isSameFirstName(other.join(' '), one.join(' ')));
        expect(isSameLastName(one.join(' '), other.join(' '))).toBe(isSameLastName(other.join(' '), one.join(' ')));
      }),
      { numRuns: 300 },
    );
  });

  it('any text at all is compared without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => typeof isSameFirstName(one, other) === 'boolean'));
  });
});

test('what differs is named, and a document without a date of birth proves none', () => {
  const profile = { firstName: 'Ada', lastName: 'Berg', dob: '1980-01-02' };
  expect(differingFacts(profile, profile)).toEqual([]);
  expect(differingFacts({ ...profile, dob: null }, profile)).toEqual(['dob']);
  expect(differingFacts({ firstName: 'Eva', lastName: 'Tal', dob: '1980-02-01' }, profile)).toEqual(['firstName', 'lastName', 'dob']);
});

test.each([
  ['2010-06-15', '2028-06-15'],
  ['2008-02-29', '2026-03-01'],
  ['2012-02-29', '2030-03-01'],
])('who was born on %s is of age from %s', (dob, day) => expect(dayOfAge(dob, 18)).toBe(day));
