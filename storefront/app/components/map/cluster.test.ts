import type { PharmacyPoint } from '@blattwerk/contract/pharmacies/shapes';
import { readFileSync } from 'node:fs';
import { drawGround, groundFile } from '../../../map-ground.ts';
import { marksOf, nextMark, viewOf } from './cluster.ts';
import { project, sheet } from './projection.ts';

const point = (slug: string, lat: number, lon: number, city = 'Berlin', zipCode = '10115'): PharmacyPoint => ({
  slug,
  name: `${slug}-Apotheke`,
  lat,
  lon,
  city,
  zipCode,
});
const berlin = [point('adler', 52.53, 13.38), point('linden', 52.53, 13.38), point('stern', 52.5, 13.45, 'Berlin', '10245')];
const munich = point('isar', 48.16, 11.55, 'München', '80995');

test('the ground is drawn from the coarse table of postal codes', () => {
  expect(readFileSync(groundFile, 'utf8')).toBe(drawGround());
});

test('the country fits on the sheet', () => {
  for (const corner of [
    project({ lat: 55.06, lon: 8.41 }),
    project({ lat: 47.27, lon: 10.18 }),
    project({ lat: 51.27, lon: 15.04 }),
    project({ lat: 51.05, lon: 5.87 }),
  ]) {
    expect(corner.x > 0 && corner.x < sheet.width && corner.y > 0 && corner.y < sheet.height).toBe(true);
  }
});

test('pharmacies that stand close together are one mark, with the way to all of them', () => {
  const { view, marks } = marksOf([...berlin, munich], false);
  expect(view).toEqual({ x: 0, y: 0, width: sheet.width, height: sheet.height });
  expect(marks).toMatchObject([
    { count: 3, name: 'Berlin', slug: null, zipCode: '10115', radiusKm: 10 },
    { count: 1, name: 'isar-Apotheke', slug: 'isar' },
  ]);
});

test('a narrowed search shows its part of the country, with finer marks', () => {
  const { view, marks } = marksOf(berlin, true);
  expect(view.width).toBeLessThan(60);
  expect(view.height / view.width).toBeCloseTo(sheet.height / sheet.width, 1);
  expect(marks.map(({ count }) => count)).toEqual([2, 1]);
  for (const mark of marks) expect(mark.x > view.x && mark.x < view.x + view.width && mark.y > view.y && mark.y < view.y + view.height).toBe(true);
});

test('nothing found leaves the whole country', () => {
  expect(marksOf([], true)).toEqual({ view: { x: 0, y: 0, ...sheet }, marks: [] });
  expect(viewOf([project(munich), project(point('sylt', 54.9, 8.3))]).width).toBe(sheet.width);
});

test('a country full of pharmacies has marks that a finger can tell apart', () => {
  const many = Array.from({ length: 400 }, (_, at) => point(`p${at}`, 47.5 + (at % 20) * 0.37, 6.5 + Math.floor(at / 20) * 0.42));
  const { marks } = marksOf(many, false);
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(400);
  for (const [at, mark] of marks.entries()) for (const other of marks.slice(at + 1)) expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(50);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 0, 2],
  ['ArrowUp', 2, 0],
  ['ArrowLeft', 0, 0],
] as const)('%s leads from mark %i to %i', (direction, from, to) => {
  expect(
    nextMark(
      [
        { x: 0, y: 0 },
        { x: 50, y: 5 },
        { x: 4, y: 60 },
      ],
      from,
      direction,
    ),
  ).toBe(to);
});
