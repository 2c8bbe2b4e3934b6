import { duration } from '../../../kernel/clock.ts';
import { settingIn, type Market } from '../index/market.ts';
import { firstConfirmed, ordinalOf, type Frame, type PharmacyOffers } from '../index/offers.ts';
import { productTable, type ProductTable } from '../index/product-table.ts';
import { viewOfAll } from '../index/views.ts';
import type { Parts } from './parts.ts';

export interface Assembled {
  parts: Parts;
  market: Market;
  at: Date;
  /** When time alone makes it another one: an offer becomes too old, or a setting's day comes. */
  holdsUntil: number;
}

interface Moment {
  now: Date;
  pause: () => Promise<void>;
}

const tableOf = async (parts: Parts, before: Assembled | null, { now, pause }: Moment): Promise<ProductTable> => {
  const minReviews = settingIn(parts.settings, 'highlights.minReviews', now);
  const isSame =
    before !== null && before.parts.rows === parts.rows && before.parts.terpenes === parts.terpenes && before.market.table.minReviews === minReviews;
  return isSame ? before.market.table : productTable(parts.rows, parts.terpenes, minReviews, before?.market.table ?? null, pause);
};

const positionsOf = ({ ordinals, rows }: Parts): Int32Array => {
  const ofRows = rows.map(({ id }) => ordinalOf(ordinals, id));
  const positions = new Int32Array(ordinals.of.size).fill(-1);
  ofRows.forEach((ordinal, position) => void (positions[ordinal] = position));
  return positions;
};

/** What was worked out for a pharmacy holds until it changes, or the moment has passed. */
const worked = new WeakMap<PharmacyOffers, { goneBefore: number; first: number }>();

const firstToGo = (pharmacy: PharmacyOffers, goneBefore: number): number => {
  const known = worked.get(pharmacy);
  if (known && known.goneBefore <= goneBefore && known.first > goneBefore) return known.first;
  const first = firstConfirmed(pharmacy, goneBefore);
  worked.set(pharmacy, { goneBefore, first });
  return first;
};

const holdsUntil = ({ pharmacies, settings }: Parts, { goneBefore }: Frame, now: number): number => {
  let first = Infinity;
  for (const pharmacy of pharmacies.values()) first = Math.min(first, firstToGo(pharmacy, goneBefore));
  const nextSetting = Math.min(...settings.map(({ validFrom }) => validFrom).filter((at) => at > now));
  return Math.min(first + (now - goneBefore), nextSetting);
};

let versions = 0;

/** Puts the parts together; what did not change is taken over. */
export const assemble = async (parts: Parts, before: Assembled | null, moment: Moment): Promise<Assembled> => {
  const now = moment.now.getTime();
  const table = await tableOf(parts, before, moment);
  const frame = { positions: positionsOf(parts), goneBefore: now - settingIn(parts.settings, 'stock.goneHours', moment.now) * duration.hours };
  const market: Market = {
    table,
    pharmacies: parts.pharmacies,
    frame,
    all: await viewOfAll(parts.pharmacies.values(), table.size, frame, moment.pause),
    prescribed: Uint32Array.from(parts.rows, ({ id }) => parts.prescribed.get(id) ?? 0),
    settings: parts.settings,
    places: parts.places,
    views: new Map(),
    counted: new Map(),
    ready: new Map(),
    version: (versions += 1),
  };
  return { parts, market, at: moment.now, holdsUntil: holdsUntil(parts, frame, now) };
};
