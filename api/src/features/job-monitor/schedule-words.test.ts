import { registry } from '../../app/jobs.ts';
import { scheduleText } from './schedule-words.ts';

test.each([
  ['* * * * *', 'jede Minute', 'every minute'],
  ['*/5 * * * *', 'alle 5 Minuten', 'every 5 minutes'],
  ['3-59/15 * * * *', 'alle 15 Minuten', 'every 15 minutes'],
  ['17 * * * *', 'stündlich, 17 Minuten nach der vollen Stunde', 'every hour, 17 minutes past'],
  ['25 0,1,3-23 * * *', 'stündlich, 25 Minuten nach der vollen Stunde', 'every hour, 25 minutes past'],
  ['20 3 * * *', 'täglich um 03:20 Uhr', 'every day at 03:20'],
  ['5 6 * * 1', 'nach dem Zeitplan 5 6 * * 1', 'by the schedule 5 6 * * 1'],
  ['0 6,18 * * *', 'nach dem Zeitplan 0 6,18 * * *', 'by the schedule 0 6,18 * * *'],
])('the schedule %s reads as “%s”', (schedule, german, english) => {
  expect([scheduleText(schedule, 'de'), scheduleText(schedule, 'en')]).toEqual([german, english]);
});

test('every job of the registry has a schedule that a sentence fits', () => {
  const texts = registry.flatMap(({ schedule }) => (schedule ? [scheduleText(schedule, 'de')] : []));
  expect(texts.filter((text) => text.startsWith('nach dem Zeitplan'))).toEqual([]);
});
