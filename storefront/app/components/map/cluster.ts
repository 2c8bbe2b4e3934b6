import type { PharmacyPoint } from '@blattwerk/contract/pharmacies/shapes';
import { kmAUnit, project, sheet, type Spot } from './projection.ts';

/** The part of the sheet that is shown; always of the sheet's own shape. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One mark of the map: a pharmacy, or several that stand close together. */
export interface Mark extends Spot {
  count: number;
  /** Of the pharmacy, or of the town that most of them are in. */
  name: string;
  /** The pharmacy's page, where there is one only. */
  slug: string | null;
  /** Where to ask for all of them, where there are several. */
  zipCode: string;
  radiusKm: number;
}

export interface PharmacyMarks {
  view: View;
  marks: Mark[];
}

const wholeSheet: View = { x: 0, y: 0, ...sheet };
/** Marks stand at least this part of the view's width apart, so that each can be hit with a finger. */
const apart = 0.1;
/** No view is narrower than about 45 km. */
const narrowest = 40;
const margin = 1.3;

/** The smallest view that has all of these spots in it with some air around them. */
export const viewOf = (spots: readonly Spot[]): View => {
  if (spots.length === 0) return wholeSheet;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shape = sheet.height / sheet.width;
  const width = Math.max(narrowest, (right - left) * margin, ((bottom - top) * margin) / shape);
  if (width >= sheet.width) return wholeSheet;
  return { x: (left + right - width) / 2, y: (top + bottom - width * shape) / 2, width, height: width * shape };
};

interface Group extends Spot {
  members: (PharmacyPoint & Spot)[];
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pharmacies of one postal area stand on one spot; the fullest spots come first, and take in what is too close to them. */
const groupsOf = (points: readonly PharmacyPoint[], least: number): Group[] => {
  const spots = new Map<string, Group>();
  for (const point of points) {
    const spot = project(point);
    const key = `${spot.x.toFixed(2)} ${spot.y.toFixed(2)}`;
    const group = spots.get(key) ?? { ...spot, members: [] };
    group.members.push({ ...point, ...spot });
    spots.set(key, group);
  }
  const groups: Group[] = [];
  for (const spot of [...spots.values()].sort((a, b) => b.members.length - a.members.length)) {
    const near = groups.find((group) => distance(group, spot) < least);
    if (near) near.members.push(...spot.members);
    else groups.push(spot);
  }
  return groups;
};

const radii = [5, 10, 25, 50, 100] as const;

const mostCommon = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
};

const round = (value: number): number => Math.round(value * 10) / 10;

const markOf = ({ x, y, members }: Group): Mark => {
  const [first] = members;
  const isOne = members.length === 1;
  const reach = Math.max(...members.map((member) => distance(member, { x, y }))) * kmAUnit;
  return {
    x: round(x),
    y: round(y),
    count: members.length,
    name: isOne ? (first?.name ?? '') : mostCommon(members.map(({ city }) => city)),
    slug: isOne ? (first?.slug ?? null) : null,
    zipCode: first?.zipCode ?? '',
    radiusKm: radii.find((radius) => radius > reach) ?? 200,
  };
};

/** What the map shows of these pharmacies: all of the country, or the part that a search narrows it to. Pure. */
export const marksOf = (points: readonly PharmacyPoint[], isNarrowed: boolean): PharmacyMarks => {
  const view = isNarrowed ? viewOf(points.map(project)) : wholeSheet;
  const marks = groupsOf(points, view.width * apart).map(markOf);
  return {
    view: { x: round(view.x), y: round(view.y), width: round(view.width), height: round(view.height) },
    marks: marks.sort((a, b) => a.y - b.y || a.x - b.x),
  };
};

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const ways: Record<Direction, Spot> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };

/** The next mark in a direction: near, and not too far aside. The same one where there is none. */
export const nextMark = (marks: readonly Spot[], from: number, direction: Direction): number => {
  const here = marks[from];
  if (!here) return from;
  const way = ways[direction];
  const costs = marks.map((mark, at) => {
    const [ahead, aside] = [(mark.x - here.x) * way.x + (mark.y - here.y) * way.y, Math.abs((mark.x - here.x) * way.y) + Math.abs((mark.y - here.y) * way.x)];
    return at === from || ahead <= 0 ? Infinity : ahead + 2 * aside;
  });
  const best = Math.min(...costs);
  return best === Infinity ? from : costs.indexOf(best);
};
