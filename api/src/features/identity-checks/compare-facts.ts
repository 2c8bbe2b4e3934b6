import type { IdentityField } from '@blattwerk/contract/identity-checks/shapes';

/** What a document and a profile have in common. */
export interface PersonFacts {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null when the document does not say. */
  dob: string | null;
}

/** Letters that Unicode does not take apart, as documents write them in their machine-readable zone. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ı: 'i', þ: 'th' };
/** Documents print these beside the name; they are none. */
const titles = new Set(['dr', 'prof', 'med', 'dent', 'phil']);

/**
 * The words of a name without what its writers disagree on: case, accents, hyphens, apostrophes, ä or ae or a, ß or ss, academic titles.
 * Every way of writing the same name gives the same words.
 */
export const nameWords = (name: string): string[] => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøđðłħıþ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e+/g, '$1');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const withoutTitles = words.filter((word) => !titles.has(word));
  return withoutTitles.length > 0 ? withoutTitles : words;
};

const joined = (words: string[]): string => words.join('');

/** Whether the words stand in the others: each of them, or written together ("Hanspeter" in "Hans-Peter Karl"). */
const isWithin = (words: string[], others: string[]): boolean => {
  if (words.length === 0) return false;
  if (words.every((word) => others.includes(word))) return true;
  return others.some((_word, from) => others.some((_other, to) => to >= from && joined(others.slice(from, to + 1)) === joined(words)));
};

/** A document lists all given names, a profile perhaps one of them, or the other way round. */
export const isSameFirstName = (one: string, other: string): boolean => {
  const [a, b] = [nameWords(one), nameWords(other)];
  return isWithin(a, b) || isWithin(b, a);
};

/** The whole surname, however its parts are joined. */
export const isSameLastName = (one: string, other: string): boolean => {
  const [a, b] = [joined(nameWords(one)), joined(nameWords(other))];
  return a !== '' && a === b;
};

/** Which facts differ, in the order in which people read them. Pure. */
export const differingFacts = (document: PersonFacts, profile: PersonFacts): IdentityField[] => [
  ...(isSameFirstName(document.firstName, profile.firstName) ? [] : (['firstName'] as const)),
  ...(isSameLastName(document.lastName, profile.lastName) ? [] : (['lastName'] as const)),
  ...(document.dob !== null && document.dob === profile.dob ? [] : (['dob'] as const)),
];

/** The same for every way of writing the same person. */
export const canonicalFacts = ({ firstName, lastName, dob }: PersonFacts): string =>
  JSON.stringify([joined(nameWords(firstName)), joined(nameWords(lastName)), dob]);

/** The first day on which a person born on `dob` has that age; who was born on 29 February has it on 1 March of a common year. */
export const dayOfAge = (dob: string, age: number): string => {
  const [year = 0, month = 1, day = 1] = dob.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
};
