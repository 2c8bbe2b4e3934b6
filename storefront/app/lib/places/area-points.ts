import type { PharmacyPoint } from '@blattwerk/contract/pharmacies/shapes';
import type { PostalArea } from './nearest-area.ts';

const prefixOf = (zipCode: string): string => zipCode.slice(0, 3);

/** Each pharmacy in the middle of its postal area, as on the map of all; one whose area is not known is left out. */
export const areaPoints = (pharmacies: readonly Omit<PharmacyPoint, 'lat' | 'lon'>[], areas: readonly PostalArea[]): PharmacyPoint[] => {
  const middles = new Map(areas.map(([zipCode, lat, lon]) => [prefixOf(zipCode), { lat, lon }]));
  return pharmacies.flatMap(({ slug, name, zipCode, city }) => {
    const middle = middles.get(prefixOf(zipCode));
    return middle === undefined ? [] : [{ slug, name, zipCode, city, ...middle }];
  });
};
