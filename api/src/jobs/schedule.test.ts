import { dueAfter, dueBefore, periodOf } from './schedule.ts';

const inSpring = new Date('2026-03-29T00:30:00Z');
const inAutumn = new Date('2026-10-24T23:30:00Z');

test.each([
  ['20 3 * * *', inSpring, '2026-03-29T01:20:00.000Z', '2026-03-28T02:20:00.000Z'],
  ['20 3 * * *', inAutumn, '2026-10-25T02:20:00.000Z', '2026-10-24T01:20:00.000Z'],
  ['35 0,1,3-23 * * *', inSpring, '2026-03-29T00:35:00.000Z', '2026-03-28T23:35:00.000Z'],
  ['35 0,1,3-23 * * *', inAutumn, '2026-10-24T23:35:00.000Z', '2026-10-24T22:35:00.000Z'],
  ['*/15 * * * *', new Date('2026-10-25T00:50:00Z'), '2026-10-25T01:00:00.000Z', '2026-10-25T00:45:00.000Z'],
  ['0 6 1 * MON', new Date('2026-11-23T12:00:00Z'), '2026-11-30T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['0 0 29 2 *', new Date('2026-11-23T12:00:00Z'), '2028-02-28T23:00:00.000Z', '2024-02-28T23:00:00.000Z'],
])('%s at %s is due next and was due last by the clock in Germany', (schedule, at, next, last) => {
  expect([dueAfter(schedule, at).toISOString(), dueBefore(schedule, at).toISOString()]).toEqual([next, last]);
});

test('a due time is neither after nor before itself', () => {
  const at = new Date('2026-11-23T02:20:00Z');
  expect(dueAfter('20 3 * * *', at).toISOString()).toBe('2026-11-24T02:20:00.000Z');
  expect(dueBefore('20 3 * * *', at).toISOString()).toBe('2026-11-22T02:20:00.000Z');
});

test('the time between two runs', () => {
  expect(periodOf('*/15 * * * *', inAutumn)).toBe(15 * 60_000);
  expect(periodOf('20 3 * * *', new Date('2026-11-23T12:00:00Z'))).toBe(24 * 3_600_000);
});

test.each([
  ['of the hour left out in spring, what came right after it', '20 2 * * *', '2026-03-29T12:00:00Z', '2026-03-29T01:20:00.000Z'],
  ['of the hour that comes twice in autumn, the first', '20 2 * * *', '2026-10-25T12:00:00Z', '2026-10-25T00:20:00.000Z'],
  ['the first also when asked within the second', '*/20 2 * * *', '2026-10-25T01:30:00Z', '2026-10-25T00:40:00.000Z'],
  ['each of both hours, where every hour is meant', '10 * * * *', '2026-10-25T01:30:00Z', '2026-10-25T01:10:00.000Z'],
])('the last due time is, %s', (_rule, schedule, at, last) => {
  expect(dueBefore(schedule, new Date(at)).toISOString()).toBe(last);
});

test.each(['61 * * * *', '0 0 31 2 *', 'never'])('%s is no schedule', (schedule) => {
  expect(() => dueAfter(schedule, inSpring)).toThrow();
});
