import { at, colour, ink, short, type Point } from './plate-drawing.ts';

/** What bends a sprig: everything here comes from the product's traits. */
export interface SprigTraits {
  /** Unique within a page: the leaflet is drawn once and used by this id. */
  id: string;
  genetics: 'indica' | 'sativa' | 'hybrid' | null;
  /** 0 to 1 of what is usual for the category. */
  thc: number;
  cbd: number;
  /** Pairs of leaflets at most: beside a bottle there is less room. */
  mostPairs: number;
  draw: () => number;
}

interface LeafForm {
  /** Half the breadth of a leaflet of length 60. */
  breadth: number;
  /** Where it is broadest, from base (0) to tip (1). */
  belly: number;
  pairs: number;
  hue: number;
  /** Angle between stem and leaflet, in degrees. */
  spread: number;
}

const forms: Readonly<Record<'indica' | 'sativa' | 'hybrid' | 'unknown', LeafForm>> = {
  indica: { breadth: 15.5, belly: 0.36, pairs: 3, hue: 148, spread: 60 },
  hybrid: { breadth: 11.5, belly: 0.44, pairs: 4, hue: 118, spread: 52 },
  sativa: { breadth: 7.2, belly: 0.5, pairs: 5, hue: 92, spread: 46 },
  unknown: { breadth: 9.5, belly: 0.62, pairs: 4, hue: 74, spread: 50 },
};

const leafletLength = 60;

const cubic = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;

/** One leaflet along the x axis: wash, shaded lower half, midrib, and veins whose number tells THC and whose length tells CBD. */
const leaflet = ({ thc, cbd, draw }: SprigTraits, { breadth, belly, hue }: LeafForm): string => {
  const width = breadth * (0.9 + draw() * 0.25);
  const bend = -3 - draw() * 6;
  const near = leafletLength * belly * 0.55;
  const far = leafletLength * (belly + 0.28);
  const upper = `C${at(near, -width * 1.25, far, -width + bend * 0.6, leafletLength, bend)}`;
  const lower = `C${at(far, width * 0.85 + bend * 0.6, near, width * 1.2, 0, 0)}`;
  const rib = `M0 0Q${at(leafletLength * 0.55, 1, leafletLength, bend)}`;
  const count = 2 + Math.round(thc * 5);
  const reach = 0.5 + cbd * 0.42;
  const veins = Array.from({ length: count }, (_, index) => {
    const t = 0.12 + (index / count) * 0.72;
    const x = 2 * (1 - t) * t * leafletLength * 0.55 + t * t * leafletLength;
    const y = 2 * (1 - t) * t + t * t * bend;
    const tip = Math.min(t + 0.16, 0.94);
    const edgeX = cubic(tip, 0, near, far, leafletLength);
    const over = cubic(tip, 0, -width * 1.25, -width + bend * 0.6, bend);
    const under = cubic(tip, 0, width * 1.2, width * 0.85 + bend * 0.6, bend);
    const run = (edgeX - x) * reach;
    const up = (over - y) * reach;
    return `M${at(x + run, y + up)}l${at(-run, -up, run, (under - y) * reach)}`;
  }).join('');
  const tint = hue + (draw() - 0.5) * 34;
  const depth = draw() * 7;
  return (
    `<path d="M0 0${upper}${lower}" fill="${colour(tint, 19, 72 - depth)}"/>` +
    `<path d="${rib}${lower}" fill="${colour(tint, 20, 61 - depth)}" stroke="none"/>` +
    `<path d="${rib}${veins}" fill="none" stroke-width=".6"/>`
  );
};

const quadratic = (t: number, a: Point, b: Point, c: Point): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * (1 - t) * t * b.x + t * t * c.x,
  y: (1 - t) ** 2 * a.y + 2 * (1 - t) * t * b.y + t * t * c.y,
});
const heading = (t: number, a: Point, b: Point, c: Point): number =>
  (Math.atan2((1 - t) * (b.y - a.y) + t * (c.y - b.y), (1 - t) * (b.x - a.x) + t * (c.x - b.x)) * 180) / Math.PI;

/** Largest below the middle, smaller towards tip and base, as leaflets grow. */
const sizeAt = (place: number): number => 0.62 + 0.48 * Math.sin(Math.PI * (0.28 + place * 0.62));

/** A pressed sprig that grows from 0,0 upwards to about 0,-160: stem, pairs of leaflets, one at the tip. */
export const sprig = (traits: SprigTraits): string => {
  const { id, draw } = traits;
  const form = forms[traits.genetics ?? 'unknown'];
  const root = { x: 0, y: 0 };
  const sway = (draw() - 0.5) * 56;
  const tip = { x: sway * 0.6, y: -94 - draw() * 8 };
  const middle = { x: -sway * 0.5, y: -52 };
  const pairs = Math.min(traits.mostPairs, form.pairs + (draw() < 0.3 ? 1 : 0));
  const stagger = draw() < 0.35 ? 0.075 : 0.03;
  const use = (point: Point, angle: number, scale: number, side: 1 | -1): string =>
    `<use href="#${id}" transform="translate(${at(point.x, point.y)})rotate(${Math.round(angle)})scale(${side < 0 ? at(scale, -scale) : short(scale)})"/>`;
  const leaves: string[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const place = pair / Math.max(1, pairs - 1);
    const t = 0.25 + place * 0.58;
    const along = heading(t, root, middle, tip);
    const spread = form.spread + (1 - place) * 12 + (draw() - 0.5) * 12;
    const scale = sizeAt(place) * (0.92 + draw() * 0.1);
    leaves.push(use(quadratic(t, root, middle, tip), along - spread, scale, 1), use(quadratic(t + stagger, root, middle, tip), along + spread, scale, -1));
  }
  leaves.push(use(tip, heading(1, root, middle, tip), 0.98, draw() < 0.5 ? 1 : -1));
  return (
    `<g stroke="${ink}"><defs><g id="${id}">${leaflet(traits, form)}</g></defs>` +
    `<path d="M${at(-middle.x * 0.3, 21)}Q${at(-middle.x * 0.19, 10)} 0 0Q${at(middle.x, middle.y, tip.x, tip.y)}" fill="none" stroke-width="1.6"/>${leaves.join('')}</g>`
  );
};
