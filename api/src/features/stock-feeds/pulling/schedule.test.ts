import { assertSchedule, nextRunAt, nextTimes, retryAt } from './schedule.ts';

const times = (schedule: string, from: string, count: number): string[] =>
  nextTimes(schedule, new Date(from), count).map((at) => at.toISOString().slice(5, 16));

test.each([
  ['*/15 * * * *', '2026-11-20T09:00:00.000Z', '2026-11-20T09:15:00.000Z'],
  ['30 6 * * *', '2026-11-20T09:00:00.000Z', '2026-11-21T05:30:00.000Z'],
  ['30 6 * * *', '2026-07-01T09:00:00.000Z', '2026-07-02T04:30:00.000Z'],
])('%s after %s is due at %s, by the clock in Germany', (schedule, from, due) => {
  expect(nextRunAt(schedule, new Date(from)).toISOString()).toBe(due);
});

test.each([
  ['30 2 * * *', ['03-29T01:30', '03-30T00:30']],
  ['0 2 * * *', ['03-29T01:00', '03-30T00:00']],
  ['*/30 2 * * *', ['03-29T01:00', '03-29T01:30', '03-30T00:00', '03-30T00:30']],
  ['30 1,2,3 * * *', ['03-29T00:30', '03-29T01:30', '03-29T23:30', '03-30T00:30']],
  ['30 2 29 3 *', ['03-29T01:30']],
])('%s is due once in the night that has no hour between two and three', (schedule, due) => {
  expect(times(schedule, '2026-03-28T12:00:00Z', due.length)).toEqual(due);
});

test.each([
  ['30 2 * * *', ['10-25T00:30', '10-26T01:30']],
  ['0 2 * * *', ['10-25T00:00', '10-26T01:00']],
  ['*/30 2 * * *', ['10-25T00:00', '10-25T00:30', '10-26T01:00']],
  ['0 3 * * *', ['10-25T02:00', '10-26T02:00']],
])('%s is due once in the night that has this hour twice', (schedule, due) => {
  expect(times(schedule, '2026-10-24T12:00:00Z', due.length)).toEqual(due);
});

test('asked in the middle of such a night, what was due is not due again', () => {
  expect(nextRunAt('30 2 * * *', new Date('2026-10-25T00:31:00Z')).toISOString()).toBe('2026-10-26T01:30:00.000Z');
  expect(nextRunAt('30 2 * * *', new Date('2026-10-25T01:10:00Z')).toISOString()).toBe('2026-10-26T01:30:00.000Z');
  expect(nextRunAt('*/30 2 * * *', new Date('2026-03-29T01:05:00Z')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(nextRunAt('30 2 * * *', new Date('2026-03-29T01:31:00Z')).toISOString()).toBe('2026-03-30T00:30:00.000Z');
});

test('what is meant for every hour comes every hour, in both nights', () => {
  expect(times('0 * * * *', '2026-03-28T23:30:00Z', 4)).toEqual(['03-29T00:00', '03-29T01:00', '03-29T02:00', '03-29T03:00']);
  expect(times('0 * * * *', '2026-10-24T23:30:00Z', 4)).toEqual(['10-25T00:00', '10-25T01:00', '10-25T02:00', '10-25T03:00']);
});

test.each(['61 * * * *', '* * * *', '0 0 31 2 *', 'H * * * *', '@hourly', '0 0 * * 5L', '0 25 * * *', 'a b c d e'])('%s is no schedule', (schedule) => {
  expect(() => assertSchedule(schedule, new Date())).toThrow('server.badRequest');
});

test.each(['* * * * *', '*/4 * * * *', '0,3 6 * * *', '58,2 * * * *', '10-12 * * * *'])('%s comes too often', (schedule) => {
  expect(() => assertSchedule(schedule, new Date())).toThrow(
    expect.objectContaining({ details: { fields: [{ path: 'schedule', message: 'schedule.tooOften' }] } }),
  );
});

test.each(['*/5 * * * *', '0 * * * *', '0,30 6-20 * * MON-FRI', '15 6 1 JAN *'])('%s is a schedule', (schedule) => {
  expect(() => assertSchedule(schedule, new Date())).not.toThrow();
});

test('a fetch that failed is tried early, ever later, and never after the next planned one', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const tomorrow = new Date('2026-11-21T06:00:00Z');
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => (retryAt(tomorrow, now, failures).getTime() - now.getTime()) / 60_000);
  expect(waits).toEqual([5, 10, 20, 40, 80, 120, 120]);
  expect(retryAt(new Date('2026-11-20T06:04:00Z'), now, 1).toISOString()).toBe('2026-11-20T06:04:00.000Z');
});
