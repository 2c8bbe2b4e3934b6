import { nextRunAt } from './schedule.ts';

test.each([
  ['*/15 * * * *', '2026-11-20T09:00:00.000Z', '2026-11-20T09:15:00.000Z'],
  ['30 6 * * *', '2026-11-20T09:00:00.000Z', '2026-11-21T05:30:00.000Z'],
  ['30 6 * * *', '2026-07-01T09:00:00.000Z', '2026-07-02T04:30:00.000Z'],
])('%s after %s is due at %s, by the clock in Germany', (schedule, from, due) => {
  expect(nextRunAt(schedule, new Date(from)).toISOString()).toBe(due);
});

test('a schedule that is none is refused', () => {
  expect(() => nextRunAt('61 * * * *', new Date())).toThrow('server.badRequest');
});
