import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatDistance,
  formatDue,
  formatMoment,
  formatMoney,
  formatPercent,
  formatRating,
  formatWeekTime,
} from './format.ts';

/** CLDR puts no-break spaces; they read as spaces here. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test('money is written as the language does it', () => {
  expect(plain(formatMoney('de', 1499))).toBe('14,99 €');
  expect(formatMoney('en', 1499)).toBe('€14.99');
  expect(plain(formatPercent('de', 22.5))).toBe('22,5 %');
});

test('times are Berlin’s, in summer and in winter', () => {
  expect(formatDateTime('de', '2026-11-24T13:00:00Z')).toBe('24.11.2026, 14:00');
  expect(formatDateTime('de', '2026-07-24T13:00:00Z')).toBe('24.07.2026, 15:00');
  expect(formatDue('de', '2026-11-24T13:00:00Z')).toBe('Dienstag, 24. November, 14:00 Uhr');
  expect(formatDue('en', '2026-11-24T13:00:00Z')).toBe('Tuesday 24 November, 14:00');
});

test('a day without a time stays that day', () => {
  expect(formatDate('de', '1988-04-12')).toBe('12. April 1988');
});

test.each([
  ['2026-11-24T12:48:00Z', 'vor 12 Minuten'],
  ['2026-11-24T07:00:00Z', 'vor 6 Stunden'],
  ['2026-11-21T13:00:00Z', 'vor 3 Tagen'],
])('%s is %s', (at, words) => {
  expect(formatAgo('de', at, new Date('2026-11-24T13:00:00Z'))).toBe(words);
});

test('an age in short, which never lies ahead; without a clock to go by the day and the time', () => {
  const now = new Date('2026-11-24T13:00:00Z');
  expect([formatAgo('de', '2026-11-24T12:48:00Z', now, 'short'), formatAgo('en', '2026-11-24T07:00:00Z', now, 'short')]).toEqual(['vor 12 Min.', '6 hr ago']);
  expect(formatAgo('de', '2026-11-24T13:05:00Z', now)).toBe(formatAgo('de', '2026-11-24T13:00:00Z', now));
  expect([formatMoment('de', '2026-11-24T12:48:00Z'), formatMoment('en', '2026-07-24T12:48:00Z')]).toEqual(['24.11., 13:48', '24/07, 14:48']);
  expect([formatWeekTime('de', '2026-11-23T07:00:00Z'), formatWeekTime('en', '2026-11-23T07:00:00Z')]).toEqual(['Mo., 08:00', 'Mon 08:00']);
  expect([formatDay('de', '2026-11-12T23:30:00Z'), formatDay('en', '2026-11-12T12:00:00Z')]).toEqual(['13. November', '12 November']);
});

test('distances are those of postal areas, and ratings have one decimal', () => {
  expect([0, 0.4, 2.62, 55.3].map((km) => formatDistance('de', km))).toEqual(['unter 1\u00a0km', 'unter 1\u00a0km', '2,6\u00a0km', '55\u00a0km']);
  expect(formatDistance('en', 0)).toBe('under 1\u00a0km');
  expect([formatRating('de', 4), formatRating('en', 4.38)]).toEqual(['4,0', '4.4']);
});
