/** A postal code that stands for its area, and the area's middle. */
export type PostalArea = readonly [zipCode: string, lat: number, lon: number];

const kmPerDegree = 111.2;
/** Longest distance within Germany to the middle of the nearest area. */
const farthestKm = 50;

/** The area whose middle is nearest; null abroad. A degree of longitude counts as it is long at this latitude, which is exact enough for one country. */
export const nearestArea = (areas: readonly PostalArea[], lat: number, lon: number): string | null => {
  const east = Math.cos((lat * Math.PI) / 180);
  const distance = ([, otherLat, otherLon]: PostalArea): number => Math.hypot(otherLat - lat, (otherLon - lon) * east) * kmPerDegree;
  const [nearest] = areas.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= farthestKm ? nearest[0] : null;
};
