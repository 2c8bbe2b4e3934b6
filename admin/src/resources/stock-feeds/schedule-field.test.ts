import { dailyTime, presetOf } from './schedule-field.tsx';

test.each([
  ['', 'quarterHourly'],
  ['*/15 * * * *', 'quarterHourly'],
  ['0 * * * *', 'hourly'],
  ['30 6 * * *', 'daily'],
  ['30 6 * * 1-5', 'own'],
  ['*/20 * * * *', 'own'],
])('"%s" is shown as %s', (schedule, preset) => {
  expect(presetOf(schedule)).toBe(preset);
});

test('a daily schedule is a time of day', () => {
  expect([dailyTime('5 6 * * *'), dailyTime('0 23 * * *'), dailyTime('*/5 6 * * *')]).toEqual(['06:05', '23:00', undefined]);
});
