/** The sheet that the map is drawn on: Germany from west to east and north to south, with a little air around it. */
export const sheet = { width: 600, height: 800 } as const;

const west = 5.55;
const north = 55.25;
/** 100 units are one degree of latitude, about 111 km. */
const unitsADegree = 100;
const squeeze = Math.cos((51.2 * Math.PI) / 180);

export const kmAUnit = 1.112;

export interface Spot {
  x: number;
  y: number;
}

/** True to scale in the middle of the country, and nearly so at its edges. */
export const project = ({ lat, lon }: { lat: number; lon: number }): Spot => ({
  x: (lon - west) * squeeze * unitsADegree,
  y: (north - lat) * unitsADegree,
});
