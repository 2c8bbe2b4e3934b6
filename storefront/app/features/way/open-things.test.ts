import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import { openThings, type OpenRequest } from './open-things.ts';

const statuses = (next: string | null): Statuses => ({ steps: { healthState: 'done' }, next }) as Statuses;
const request = (change: Partial<OpenRequest>): OpenRequest => ({ isQuestionOpen: false, status: 'approved', dueAt: null, prescriptions: [], ...change });
const at = (status: OpenRequest['prescriptions'][number]['status'], name = 'Linden-Apotheke') => ({ status, pharmacy: { name } });
const now = new Date('2026-11-23T10:00:00.000Z');
const keys = (next: string | null, ...treatments: OpenRequest[]): string[] => openThings(statuses(next), treatments, now).map(({ key }) => key);

test('what lies ready comes before a new request that waits for its payment', () => {
  const [payable, ready] = [request({ status: 'awaiting-payment' }), request({ prescriptions: [at('ready')] })];
  expect(keys('/dashboard/treatment-payment', payable, ready)).toEqual(['ready', 'payment']);
});

test('everything is named, over all requests', () => {
  const asked = request({ status: 'in-review', isQuestionOpen: true });
  const sent = request({ prescriptions: [at('sent')] });
  expect(keys('/dashboard/pharmacy-selection', asked, sent)).toEqual(['question', 'pharmacy', 'atPharmacy']);
});

test('two medicines ready in one pharmacy are one thing, in two pharmacies two', () => {
  expect(keys(null, request({ prescriptions: [at('ready'), at('ready')] }))).toEqual(['ready']);
  expect(keys(null, request({ prescriptions: [at('ready'), at('ready', 'Adler')] }))).toEqual(['ready', 'ready']);
});

test('what is sold out is named until the pharmacy has accepted it', () => {
  const supply = [{ prescriptionId: 'a', availability: 'sold-out' as const }];
  expect(keys(null, request({ supply, prescriptions: [{ id: 'a', ...at('sent') }] }))).toEqual(['soldOut', 'atPharmacy']);
  expect(keys(null, request({ supply, prescriptions: [{ id: 'a', ...at('received') }] }))).toEqual(['atPharmacy']);
  expect(keys(null, request({ supply, prescriptions: [{ id: 'b', ...at('sent') }] }))).toEqual(['atPharmacy']);
});

test('a review is waited for with its due time, and without one while it has none', () => {
  expect(openThings(statuses(null), [request({ status: 'in-review', dueAt: '2026-11-24T10:00:00.000Z' })], now)).toEqual([
    { key: 'waiting', to: '/dashboard/waiting', dueAt: '2026-11-24T10:00:00.000Z' },
  ]);
  expect(keys(null, request({ status: 'in-review' }))).toEqual(['waitingSoon']);
});

test('a review whose time has passed is said to be late', () => {
  expect(keys(null, request({ status: 'in-review', dueAt: '2026-11-23T09:00:00.000Z' }))).toEqual(['waitingLate']);
});

test('with nothing open the way begins, or begins again', () => {
  expect(keys(null)).toEqual(['questionnaire']);
  expect(keys(null, request({ status: 'declined' }))).toEqual(['again']);
});

test('the same again is offered behind everything else, with the days for which the medicine still lasts', () => {
  const done = request({ abilities: ['follow-up'], supplyUntil: '2026-11-29', prescriptions: [at('dispensed')] });
  expect(openThings(statuses(null), [done], now)).toEqual([{ key: 'followUpSoon', to: '/health-state/update', days: 7 }]);
  expect(keys(null, { ...done, supplyUntil: '2026-11-22' })).toEqual(['followUpNow']);
  expect(keys(null, { ...done, supplyUntil: null })).toEqual(['followUp']);
  expect(keys(null, request({ prescriptions: [at('ready')] }), done)).toEqual(['ready', 'followUp']);
});

test('changes that were begun are gone on with, and no second follow-up is offered beside them', () => {
  const done = request({ abilities: ['follow-up'], prescriptions: [at('dispensed')] });
  expect(openThings(statuses('/health-state/update'), [done], now)).toEqual([{ key: 'changes', to: '/health-state/update' }]);
});
