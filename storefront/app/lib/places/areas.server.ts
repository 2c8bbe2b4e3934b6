import type { PostalArea } from './nearest-area.ts';
import areas from './postal-areas.json' with { type: 'json' };

/** The table that browsers load only when it is asked for. */
export const postalAreas = areas as unknown as readonly PostalArea[];
