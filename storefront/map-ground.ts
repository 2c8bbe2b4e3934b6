import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { project, sheet, type Spot } from './app/components/map/projection.ts';

export const groundFile = fileURLToPath(new URL('./app/components/map/map-ground.svg', import.meta.url));
const areasFile = fileURLToPath(new URL('../seeds/reference/postal-areas.csv', import.meta.url));

/** Distances in units of the sheet, each about 1.1 km. */
const step = 11;
const nearby = 11;
const longestSide = 76;

const readMiddles = (): Spot[] => {
  const [, ...lines] = readFileSync(areasFile, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [, , lat, lon] = line.split(',');
    return project({ lat: Number(lat), lon: Number(lon) });
  });
};

const isWithin = (a: Spot, b: Spot, reach: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach ** 2;
const side = (a: Spot, b: Spot, p: Spot): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether three of these that lie close together have the spot between them. */
const isAmong = (spot: Spot, around: readonly Spot[]): boolean =>
  around.some((a, i) =>
    around.slice(i + 1).some((b, j) => {
      if (!isWithin(a, b, longestSide)) return false;
      return around.slice(i + j + 2).some((c) => {
        if (!isWithin(a, c, longestSide) || !isWithin(b, c, longestSide)) return false;
        const [first, second, third] = [side(a, b, spot), side(b, c, spot), side(c, a, spot)];
        return first * second >= 0 && second * third >= 0 && first * third >= 0;
      });
    }),
  );

const isLand = (spot: Spot, middles: readonly Spot[]): boolean => {
  const around = middles.filter((middle) => isWithin(spot, middle, longestSide));
  return around.some((middle) => isWithin(spot, middle, nearby)) || isAmong(spot, around);
};

/** A row of dots as one path: points that a round line end makes visible. */
const rowPath = (y: number, isShifted: boolean, middles: readonly Spot[]): string => {
  const first = isShifted ? step / 2 : 0;
  const xs = Array.from({ length: Math.ceil(sheet.width / step) }, (_, at) => first + at * step).filter((x) => isLand({ x, y }, middles));
  return xs.map((x, at) => (at === 0 ? `M${x} ${y}h0` : `m${x - (xs[at - 1] ?? 0)} 0h0`)).join('');
};

/** Dots wherever postal areas lie close together: the country's shape, as far as the coarse table of postal codes knows it. */
export const drawGround = (): string => {
  const middles = readMiddles();
  const height = step * (Math.sqrt(3) / 2);
  const rows = Array.from({ length: Math.ceil(sheet.height / height) }, (_, at) => rowPath(Math.round(at * height * 10) / 10, at % 2 === 1, middles));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><path id="land" d="${rows.join('')}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="3" vector-effect="non-scaling-stroke"/></svg>\n`;
};

if (import.meta.main) writeFileSync(groundFile, drawGround());
