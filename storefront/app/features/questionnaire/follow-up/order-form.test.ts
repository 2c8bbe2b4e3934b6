import { criteria } from '@blattwerk/contract/health-states/shapes';
import { findingsOf } from '../../../lib/forms/testing/findings.ts';
import { orderForm, orderFrom, remainingOf } from './order-form.ts';

const rules = orderForm((need) => need);
const none = Object.fromEntries(criteria.map((criterion) => [criterion, true]));
const emptyOrder = orderFrom(null, 'de');
const filled = { ...emptyOrder, criteriaConfirm: none, agreement: true, effect: 7 };

test('nothing is ticked at first: every safety answer, the effect and the agreement are needed', async () => {
  expect(Object.keys(await findingsOf(rules, emptyOrder, 'de')).sort()).toEqual(['agreement', 'criteriaConfirm', 'effect']);
  expect(Object.keys(await findingsOf(rules, { ...emptyOrder, criteriaConfirm: none, effect: 7 }, 'de'))).toEqual(['agreement']);
});

test('side effects and what is left may stay empty', async () => {
  expect(await findingsOf(rules, filled, 'de')).toEqual({});
});

test('where a criterion applies the request ends there, and nothing else is asked', async () => {
  expect(await findingsOf(rules, { ...emptyOrder, criteriaConfirm: { heart: false } }, 'de')).toEqual({});
});

test('an amount that cannot be read is named at its field', async () => {
  expect(await findingsOf(rules, { ...filled, remaining: 'etwas' }, 'de')).toEqual({ remaining: 'amount' });
  expect(['', '2,5', '0', '-1', '1001'].map(remainingOf)).toEqual([null, 2.5, 0, undefined, undefined]);
});

test('what was entered before is there again in the words of the language, and nothing of safety or agreement', () => {
  const kept = { effect: 7, sideEffects: ['nausea' as const], remainingAmount: 1.25, savedAt: '2026-11-24T08:00:00.000Z' };
  const again = { criteriaConfirm: {}, agreement: false, effect: 7, sideEffects: ['nausea'] };
  expect(orderFrom(kept, 'de')).toEqual({ ...again, remaining: '1,25' });
  expect(orderFrom(kept, 'en')).toEqual({ ...again, remaining: '1.25' });
});
