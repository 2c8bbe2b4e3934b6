import { loadAreas } from './load-areas.ts';
import { nearestArea, type PostalArea } from './nearest-area.ts';

export type PositionProblem = 'denied' | 'unavailable' | 'timeout' | 'abroad' | 'notLoaded';
export type OwnPosition = { kind: 'found'; zipCode: string } | { kind: PositionProblem };

const waitMs = 12_000;
/** A position that the device has found for something else may be this old. */
const usableMs = 300_000;
const problems = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const satisfies Record<number, PositionProblem>;

const askBrowser = (): Promise<GeolocationPosition | PositionProblem> =>
  new Promise((resolve) => {
    // Not there on pages that are not encrypted.
    if (!('geolocation' in navigator)) return void resolve('unavailable');
    navigator.geolocation.getCurrentPosition(resolve, ({ code }) => resolve(problems[code as keyof typeof problems] ?? 'unavailable'), {
      enableHighAccuracy: false,
      timeout: waitMs,
      maximumAge: usableMs,
    });
  });

const areasOrNothing = async (): Promise<readonly PostalArea[] | null> => {
  try {
    return await loadAreas();
  } catch {
    // A file that does not come is a lost connection; the page says so.
    return null;
  }
};

/** Asks the browser where its user is, and answers a postal code near it. The position itself leaves neither this function nor the device (decision 0142). */
export const findOwnZipCode = async (): Promise<OwnPosition> => {
  const areas = await areasOrNothing();
  if (areas === null) return { kind: 'notLoaded' };
  const position = await askBrowser();
  if (typeof position === 'string') return { kind: position };
  const zipCode = nearestArea(areas, position.coords.latitude, position.coords.longitude);
  return zipCode === null ? { kind: 'abroad' } : { kind: 'found', zipCode };
};
