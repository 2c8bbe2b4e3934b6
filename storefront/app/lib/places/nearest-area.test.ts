import { readFileSync } from 'node:fs';
import { areasFile, readAreas, writtenAreas } from '../../../postal-areas.ts';
import { nearestArea } from './nearest-area.ts';

const areas = readAreas();

test('the browser’s table of areas is that of the server', () => {
  expect(readFileSync(areasFile, 'utf8')).toBe(writtenAreas(areas));
});

test.each([
  ['Berlin, Torstraße', 52.529, 13.398, '101'],
  ['München, Marienplatz', 48.137, 11.575, '804'],
  ['Hannover', 52.375, 9.74, '301'],
  ['Zingst at the Baltic Sea', 54.437, 12.689, '183'],
  ['Sylt', 54.909, 8.307, '259'],
])('%s is in an area near it', (_place, lat, lon, prefix) => {
  expect(nearestArea(areas, lat, lon)?.slice(0, 3)).toBe(prefix);
});

test.each([
  ['Wien', 48.208, 16.373],
  ['Paris', 48.857, 2.352],
  ['Palma', 39.57, 2.65],
])('%s is abroad', (_place, lat, lon) => {
  expect(nearestArea(areas, lat, lon)).toBeNull();
});
