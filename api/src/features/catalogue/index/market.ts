import type { Facets, Ranges } from '@blattwerk/contract/products/shapes';
import { settings, type SettingKey, type SettingValue } from '@blattwerk/contract/settings';
import type { Frame, OfferView, PharmacyOffers, Place } from './offers.ts';
import type { ProductTable } from './product-table.ts';
import type { SettingRow } from './rows.ts';
import { viewOf, type Reach } from './views.ts';

export interface Counted {
  facets: Facets;
  ranges: Ranges;
}

/** The whole public catalogue at one moment. It never changes: what happens makes a new one, which shares what stayed the same. */
export interface Market {
  table: ProductTable;
  pharmacies: ReadonlyMap<string, PharmacyOffers>;
  frame: Frame;
  /** All offers put together. */
  all: OfferView;
  /** How often each product of the table was prescribed lately. */
  prescribed: Uint32Array;
  settings: readonly SettingRow[];
  places: ReadonlyMap<string, Place>;
  /** Views that were asked for, by their key; the oldest ones are evicted. */
  views: Map<string, OfferView>;
  /** Facets and ranges that were counted, by what was asked. */
  counted: Map<string, Counted>;
  /** Products as they are sent, with the offers of all pharmacies, at their positions of the table, by what the reader may see and when. */
  ready: Map<string, Buffer[]>;
  /** Another one for each state of the catalogue within this process. */
  version: number;
}

const maxCached = 200;

/** What was made for a question, for the next one who asks the same; those that were asked long ago make room. */
export const cachedBy = <T>(made: Map<string, T>, key: string, make: () => T): T => {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  if (made.size >= maxCached) made.delete(made.keys().next().value!);
  made.set(key, value);
  return value;
};

export const viewFor = (market: Market, reach: Reach): OfferView => {
  const { pharmacyId, place, radiusKm } = reach;
  if (pharmacyId === undefined && place === null) return market.all;
  const key = [pharmacyId, place?.lat, place?.lon, radiusKm].join();
  return cachedBy(market.views, key, () => viewOf(reach, market.pharmacies, market.all, market.frame));
};

/** The middle of the area of a postal code: of the longest prefix that is known; null when none is. */
export const placeIn = (places: Market['places'], zipCode: string): Place | null => {
  for (let length = zipCode.length; length > 0; length -= 1) {
    const place = places.get(zipCode.slice(0, length));
    if (place) return place;
  }
  return null;
};

/** The value of a setting that holds now: the newest one whose start date has come, else the default of the contract. Rows are newest first. */
export const settingIn = <K extends SettingKey>(rows: readonly SettingRow[], key: K, now: Date): SettingValue<K> => {
  const row = rows.find((one) => one.key === key && one.validFrom <= now.getTime());
  return (row ? settings[key].schema.parse(row.value) : settings[key].default) as SettingValue<K>;
};
