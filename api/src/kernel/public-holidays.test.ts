import { isHoliday } from 'feiertagejs';
import { federalStates } from '@blattwerk/contract/places/federal-states';
import { isPublicHoliday, publicHolidayName } from './public-holidays.ts';

const days = Array.from({ length: 366 }, (_, ahead) => new Date(Date.UTC(2028, 0, 1 + ahead)).toISOString().slice(0, 10));
const holidays = (state: string | null): string[] => days.filter((date) => isPublicHoliday(date, state));

test('a holiday of a federal state is one in that state and in no other', () => {
  for (const state of federalStates) expect(holidays(state)).toEqual(expect.arrayContaining(holidays(null)));
  expect(federalStates.filter((state) => isPublicHoliday('2028-11-22', state))).toEqual(['SN']);
  expect(federalStates.filter((state) => isPublicHoliday('2028-11-01', state)).toSorted()).toEqual(['BW', 'BY', 'NW', 'RP', 'SL']);
});

// The library takes more than a millisecond a day.
test.each(['2028-06-14', '2028-06-15', '2028-06-16'])('%s is what the library says of this one day', (date) => {
  expect(isPublicHoliday(date, 'BY')).toBe(isHoliday(date, 'BY'));
});

test('without a federal state, and with one that does not exist, only what is a holiday everywhere', () => {
  for (const state of [null, 'XX'])
    expect(holidays(state)).toEqual([
      '2028-01-01',
      '2028-04-14',
      '2028-04-17',
      '2028-05-01',
      '2028-05-25',
      '2028-06-05',
      '2028-10-03',
      '2028-12-25',
      '2028-12-26',
    ]);
});

test('a holiday has its German name, and any other day none', () => {
  expect(publicHolidayName('2028-06-15', 'BY')).toBe('Fronleichnam');
  expect(publicHolidayName('2028-06-15', 'BE')).toBe('');
});
