import { readFileSync } from 'node:fs';

/** The middle of all places whose postal codes begin with the same three digits. */
export interface PostalArea {
  /** Two letters, such as `BE`. */
  state: string;
  lat: number;
  lon: number;
}

/** All areas by their three digits. Derived from GeoNames, CC BY 4.0. */
export const readPostalAreas = (): Map<string, PostalArea> => {
  const [, ...lines] = readFileSync(new URL('postal-areas.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [prefix = '', state = '', lat, lon] = line.split(',');
      return [prefix, { state, lat: Number(lat), lon: Number(lon) }];
    }),
  );
};
