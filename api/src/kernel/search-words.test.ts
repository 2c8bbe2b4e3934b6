import { hasWords, phoneDigits, wordsOf } from './search-words.ts';

test.each([
  ['Müller, Anna', ['Müller', 'Anna']],
  ['  Dr. med.  Anna   Müller ', ['Dr.', 'med.', 'Anna', 'Müller']],
  ['PZN 04114918', ['04114918']],
  ['PZN-04114918', ['04114918']],
  ['', []],
])('%j is the words %j', (q, words) => expect(wordsOf(q)).toEqual(words));

test.each([
  ['+49 30 123456-0', '49301234560'],
  ['+49 (0)30 123456', '4930123456'],
  ['0049 30 123456', '4930123456'],
  ['030/12 34 56', '30123456'],
  ['(030) 123456', '30123456'],
  ['12', undefined],
  ['Haus 1234', undefined],
  ['B-2026-1234', undefined],
])('%j as a telephone number is %j', (q, digits) => expect(phoneDigits(q)).toBe(digits));

test.each([
  ['mueller', 'Müller', true],
  ['MULLER', 'Müller', true],
  ['müller', 'Mueller', true],
  ['strasse', 'Hauptstraße 5', true],
  ['5 haupt', 'Hauptstraße 5', true],
  ['Nebenstraße', 'Hauptstraße 5', false],
])('%j in %j: %j', (q, text, isFound) => expect(hasWords(q, [text])).toBe(isFound));
