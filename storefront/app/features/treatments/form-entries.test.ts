import type { QuestionForm } from '@blattwerk/contract/treatments/message-shapes';
import { valuesOf } from './form-entries.ts';

const form: QuestionForm = [
  { id: 'q1', kind: 'yes-no', label: 'Ja?', isRequired: true },
  { id: 'q2', kind: 'number', label: 'Gewicht', isRequired: true },
  { id: 'q3', kind: 'text', label: 'Was noch?', isRequired: false },
];

test.each([
  [
    { q1: 'no', q2: ' 72,5 ', q3: '  ' },
    { q1: false, q2: 72.5 },
  ],
  [
    { q1: 'yes', q2: '72.5', q3: 'Nichts.' },
    { q1: true, q2: 72.5, q3: 'Nichts.' },
  ],
  [{ q2: 'etwa 70' }, { q2: Number.NaN }],
  [{}, {}],
])('%j is read as %j', (entries, values) => {
  expect(valuesOf(form, entries)).toEqual(values);
});
