import { formInput } from '@blattwerk/contract/treatments/message-shapes';
import { toForm } from './question-form.ts';

test('what is written becomes a form that the contract takes', () => {
  const form = toForm([
    { kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', options: 'bleibt weg' },
    { kind: 'choice', label: 'Wie oft?', options: ' täglich \n\nselten\ntäglich', isRequired: false },
    { kind: 'number', label: 'Ihr Gewicht', unit: ' ', min: 30 },
    { kind: 'text', label: 'Was noch?' },
  ]);
  expect(form).toEqual([
    { kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', isRequired: true },
    { kind: 'choice', label: 'Wie oft?', isRequired: false, options: ['täglich', 'selten'] },
    { kind: 'number', label: 'Ihr Gewicht', isRequired: true, unit: null, min: 30, max: null },
    { kind: 'text', label: 'Was noch?', isRequired: true },
  ]);
  expect(formInput.safeParse(form).success).toBe(true);
});
