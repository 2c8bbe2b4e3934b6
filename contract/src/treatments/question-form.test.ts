import type { QuestionForm } from './message-shapes.ts';
import { readForm } from './question-form.ts';

const form: QuestionForm = [
  { id: 'q1', kind: 'yes-no', label: 'Ja?', isRequired: true },
  { id: 'q2', kind: 'number', label: 'Gewicht', unit: 'kg', min: 30, max: 300, isRequired: true },
  { id: 'q3', kind: 'text', label: 'Was noch?', isRequired: false },
];

test('a "no" and a zero are answers, an empty text is none', () => {
  expect(readForm([{ id: 'q1', kind: 'number', label: 'Wie oft?', isRequired: true }], { q1: 0 })).toMatchObject({ missing: [], invalid: [] });
  expect(readForm(form, { q1: false, q2: 30, q3: ' ' })).toEqual({
    missing: [],
    invalid: [],
    answers: [
      { id: 'q1', kind: 'yes-no', label: 'Ja?', unit: null, value: false },
      { id: 'q2', kind: 'number', label: 'Gewicht', unit: 'kg', value: 30 },
    ],
  });
});

test.each([[29.9], [300.1], [Number.NaN], ['72']])('%p is no weight between 30 and 300', (value) => {
  expect(readForm(form, { q1: true, q2: value })).toMatchObject({ missing: [], invalid: ['q2'] });
});

test('a text has an end, and what is not asked is not taken', () => {
  expect(readForm(form, { q1: true, q2: 80, q3: 'x'.repeat(501), q4: 'y' }).invalid).toEqual(['q4', 'q3']);
});
