import type { PostalArea } from './nearest-area.ts';

/** The middles of the postal areas: loaded with the first question that needs them. */
export const loadAreas = async (): Promise<readonly PostalArea[]> =>
  (await import('./postal-areas.json', { with: { type: 'json' } })).default as unknown as readonly PostalArea[];
