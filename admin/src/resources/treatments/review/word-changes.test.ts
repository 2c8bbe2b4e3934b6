import { wordChanges } from './word-changes.ts';

const words = (before: string, after: string) => wordChanges(before, after).map(({ kind, text }) => `${{ same: '=', gone: '-', new: '+' }[kind]}${text}`);

test.each([
  ['Schmerzen im Rücken', 'Schmerzen im Knie', ['=Schmerzen im', '-Rücken', '+Knie']],
  ['', 'Marcumar seit Mai', ['+Marcumar seit Mai']],
  ['8 von 10', '9 von 10', ['-8', '+9', '=von 10']],
  ['Ibuprofen 600 mg, Novalgin', 'Ibuprofen 600 mg', ['=Ibuprofen 600', '-mg, Novalgin', '+mg']],
  ['gleich', 'gleich', ['=gleich']],
])('From "%s" to "%s" only the words that changed are marked', (before, after, expected) => {
  expect(words(before, after)).toEqual(expected);
});
