import { jest } from '@jest/globals';
import { registry } from './jobs.ts';
import { dueAfter } from '../jobs/schedule.ts';
import { startTicker } from '../jobs/ticks.ts';

afterEach(() => jest.useRealTimers());

/** The due times of a schedule between two moments, as cron-parser computes them. */
const timesBetween = (schedule: string, from: Date, to: Date): string[] => {
  const times: string[] = [];
  for (let at = dueAfter(schedule, from); at <= to; at = dueAfter(schedule, at)) times.push(at.toISOString());
  return times;
};

test.each([
  ['spring, when an hour is left out', '2026-03-28'],
  ['autumn, when an hour comes twice', '2026-10-24'],
])('node-cron calls at each due time of each job, once, through the night in %s', async (_night, evening) => {
  const from = new Date(`${evening}T22:59:30Z`);
  const to = new Date(from.getTime() + 5 * 3_600_000);
  jest.useFakeTimers({ now: from });
  const called = new Map<string, string[]>();
  const ticker = startTicker(registry, async ({ id }, at) => void called.set(id, [...(called.get(id) ?? []), at.toISOString()]));
  await jest.advanceTimersByTimeAsync(to.getTime() - from.getTime());
  await ticker.stop();
  const scheduled = registry.filter(({ schedule }) => schedule);
  expect(scheduled.length).toBeGreaterThan(15);
  for (const { id, schedule } of scheduled) expect([id, called.get(id) ?? []]).toEqual([id, timesBetween(schedule!, from, to)]);
});

test('a due time that a busy process let pass is told afterwards', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T02:19:30Z') });
  const called: string[] = [];
  const nightly = registry.filter(({ id }) => id === 'prescriptions.expire');
  const ticker = startTicker(nightly, async (_job, at) => void called.push(at.toISOString()));
  jest.setSystemTime(new Date('2026-11-23T02:50:00Z'));
  await jest.advanceTimersByTimeAsync(3_600_000);
  await ticker.stop();
  expect(called).toEqual(['2026-11-23T02:20:00.000Z']);
});
