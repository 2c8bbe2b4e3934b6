import { usualPreferences, type Preferences } from './preferences.model.ts';
import { isOn, quietUntil, timingOf } from './preferences.policy.ts';

const quiet: Preferences = { ...usualPreferences, hasQuietHours: true };
const at = (text: string): Date => new Date(text);

test.each([
  ['in the evening, until the next morning', '2026-11-20T19:00:00Z', '2026-11-21T07:00:00Z'],
  ['after midnight, until the same morning', '2026-11-20T02:00:00Z', '2026-11-20T07:00:00Z'],
  ['in the night in which the clocks go forward', '2027-03-27T22:00:00Z', '2027-03-28T06:00:00Z'],
  ['in the night in which they go back', '2027-10-30T21:00:00Z', '2027-10-31T07:00:00Z'],
])('Quiet hours hold %s', (_when, now, until) => {
  expect(quietUntil(quiet, at(now))).toEqual(at(until));
});

test.each(['2026-11-20T07:00:00Z', '2026-11-20T18:59:00Z'])('Quiet hours do not hold at %s', (now) => {
  expect(quietUntil(quiet, at(now))).toBeUndefined();
});

test('Quiet hours within one day end on that day', () => {
  expect(quietUntil({ ...quiet, quietFrom: '12:00', quietTo: '14:00' }, at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-20T13:00:00Z'));
});

test('At night a message waits, and an appointment, safety and the law do not', () => {
  const night = at('2026-11-20T22:00:00Z');
  expect(timingOf(quiet, 'message', 'mail', night)).toEqual(at('2026-11-21T07:00:00Z'));
  for (const event of ['appointment', 'prescription', 'account', 'legal'] as const) expect(timingOf(quiet, event, 'push', night)).toBe('now');
});

test('What is turned off does not come, and what is always on does', () => {
  const off = { inbox: false, mail: false, push: false };
  const chosen: Preferences = { ...usualPreferences, channels: { pickup: off, decision: off, account: off } };
  expect(timingOf(chosen, 'pickup', 'mail', at('2026-11-20T10:00:00Z'))).toBe('never');
  expect([isOn(chosen, 'pickup', 'inbox'), isOn(chosen, 'decision', 'inbox'), isOn(chosen, 'decision', 'mail')]).toEqual([false, true, false]);
  expect([isOn(chosen, 'account', 'mail'), isOn(chosen, 'account', 'push')]).toEqual([true, false]);
});

test('The mail of the day leaves in the next morning', () => {
  const daily: Preferences = { ...usualPreferences, channels: { stock: { digest: 'daily' } } };
  expect(timingOf(daily, 'stock', 'mail', at('2026-11-20T06:59:00Z'))).toEqual(at('2026-11-20T07:00:00Z'));
  expect(timingOf(daily, 'stock', 'mail', at('2026-11-20T07:00:00Z'))).toEqual(at('2026-11-21T07:00:00Z'));
  expect(timingOf(daily, 'stock', 'push', at('2026-11-20T07:00:00Z'))).toBe('now');
});
