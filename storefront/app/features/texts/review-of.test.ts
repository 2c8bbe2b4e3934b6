import { reviewOf } from './review-of.ts';

const reviews = {
  medical: { by: { de: 'Dr. Muster, Fachärztin', en: 'Dr. Muster, specialist' }, on: '2026-11-20' },
  editorial: { by: { de: 'Kim Muster, Redaktion', en: 'Kim Muster, editor' }, on: '2026-11-20' },
};
const law = { publishedOn: '2026-11-16', isMedical: false };
const health = { publishedOn: '2026-11-16', isMedical: true };

test('health is reviewed by a doctor on every page, the rest by editors in articles', () => {
  expect(reviewOf(health, reviews, 'de')).toEqual({ kind: 'medical', by: 'Dr. Muster, Fachärztin', on: '2026-11-20' });
  expect(reviewOf(law, reviews, 'en', true)).toEqual({ kind: 'editorial', by: 'Kim Muster, editor', on: '2026-11-20' });
  expect(reviewOf(law, reviews, 'de')).toBeUndefined();
});

test('what is newer than the review was not reviewed', () => {
  expect(reviewOf({ ...law, updatedOn: '2026-11-21' }, reviews, 'de', true)).toBeUndefined();
  expect(reviewOf({ ...health, publishedOn: '2026-11-20' }, reviews, 'de')).toBeDefined();
});

test('without a reviewer in the settings no text names one', () => {
  expect(reviewOf(law, { medical: null, editorial: null }, 'de', true)).toBeUndefined();
  expect(reviewOf(health, undefined, 'de')).toBeUndefined();
});
