import { searchQuestions } from './search-questions.ts';

const entries = [
  { question: 'Wie lange dauert die Prüfung?', answer: '<p>Höchstens einen Werktag. Was sie kostet, steht bei den Preisen.</p>' },
  { question: 'Was kostet eine Anfrage?', answer: '<p>Die Anzahlung und die <a href="/market">Apothekenpreise</a>.</p>' },
  { question: 'Kann ich die Apotheke wechseln?', answer: '<p>Ja, solange nichts hergestellt wurde.</p>' },
];
const found = (asked: string) => searchQuestions(entries, asked).map(({ question }) => question.split(' ')[0]);

test.each([
  ['Kosten', ['Was', 'Wie']],
  ['pruefung', []],
  ['PRÜFUNG dauert', ['Wie']],
  ['apotheke', ['Kann', 'Was']],
  ['market', []],
  ['  ', ['Wie', 'Was', 'Kann']],
  ['Einhorn', []],
])('“%s” finds %o', (asked, expected) => {
  expect(found(asked)).toEqual(expected);
});
