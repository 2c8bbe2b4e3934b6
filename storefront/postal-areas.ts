import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PostalArea } from './app/lib/places/nearest-area.ts';

export const areasFile = fileURLToPath(new URL('./app/lib/places/postal-areas.json', import.meta.url));
const middlesFile = fileURLToPath(new URL('../seeds/reference/postal-areas.csv', import.meta.url));
const codesFile = fileURLToPath(new URL('../api/src/features/places/postal-codes.txt', import.meta.url));

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');

/**
 * Each coarse area under the last postal code in it: distances are measured from the area's middle, whichever of its codes is named, and the codes of PO
 * boxes and large recipients, which few people know, come first.
 */
export const readAreas = (): PostalArea[] => {
  const codes = new Map(linesOf(codesFile).map((line) => [line.slice(0, 3), line.slice(0, 3) + line.slice(-2)]));
  return linesOf(middlesFile)
    .slice(1)
    .flatMap((line) => {
      const [prefix = '', , lat, lon] = line.split(',');
      const zipCode = codes.get(prefix);
      return zipCode === undefined ? [] : [[zipCode, Number(lat), Number(lon)] satisfies PostalArea];
    });
};

export const writtenAreas = (areas: readonly PostalArea[]): string =>
  `[\n${areas.map(([zipCode, lat, lon]) => `  ["${zipCode}", ${lat}, ${lon}]`).join(',\n')}\n]\n`;

if (import.meta.main) writeFileSync(areasFile, writtenAreas(readAreas()));
