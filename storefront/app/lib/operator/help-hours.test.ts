import { helpHoursInWords } from './help-hours.ts';

test.each([
  ['Mo-Fr 09:00-17:00', 'Mo–Fr 9–17 Uhr', 'Mon–Fri 09:00–17:00'],
  ['Mo-Th 09:30-12:00, Sa 10:00-12:00', 'Mo–Do 9.30–12 Uhr, Sa 10–12 Uhr', 'Mon–Thu 09:30–12:00, Sat 10:00–12:00'],
])('%s is said in both languages', (hours, german, english) => {
  expect([helpHoursInWords('de', hours), helpHoursInWords('en', hours)]).toEqual([german, english]);
});
