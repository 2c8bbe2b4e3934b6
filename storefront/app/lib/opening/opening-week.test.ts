import { weekLines } from './opening-week.ts';

const day = (of: number, ...times: [string, string][]) => times.map(([opens, closes]) => ({ day: of, opens, closes }));

test('days that follow each other with the same times stand in one line', () => {
  const whole: [string, string] = ['08:00', '18:30'];
  const hours = [
    ...day(6, ['09:00', '13:00']),
    ...day(1, whole),
    ...day(2, whole),
    ...day(3, ['14:00', '18:30'], ['08:00', '13:00']),
    ...day(4, whole),
    ...day(5, whole),
    ...day(7, ['00:00', '00:00']),
  ];
  expect(weekLines(hours, 'de')).toEqual([
    { days: 'Mo–Di', times: '08:00–18:30' },
    { days: 'Mi', times: '08:00–13:00, 14:00–18:30' },
    { days: 'Do–Fr', times: '08:00–18:30' },
    { days: 'Sa', times: '09:00–13:00' },
    { days: 'So', times: '00:00–24:00' },
  ]);
  expect(weekLines(day(1, whole), 'en')).toEqual([{ days: 'Mon', times: '08:00–18:30' }]);
});
