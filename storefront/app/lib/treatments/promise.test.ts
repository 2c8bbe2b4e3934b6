import { promisedOf } from './promise.ts';

const dueAt = '2026-11-24T10:00:00.000Z';
const request = { status: 'in-review', isQuestionOpen: false, dueAt } as const;

test('a promise is due until its time and late from then on', () => {
  expect(promisedOf(request, new Date('2026-11-24T09:59:59.000Z'))).toBe('due');
  expect(promisedOf(request, new Date(dueAt))).toBe('late');
});

test('before the clock is known it counts as due', () => {
  expect(promisedOf(request, null)).toBe('due');
});

test('nothing is due while a question is open, without a time, or after the decision', () => {
  const later = new Date('2026-11-25T00:00:00.000Z');
  expect(promisedOf({ ...request, isQuestionOpen: true }, later)).toBe('none');
  expect(promisedOf({ ...request, dueAt: null }, later)).toBe('none');
  expect(promisedOf({ ...request, status: 'approved' }, later)).toBe('none');
});
