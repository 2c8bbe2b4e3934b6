import { settings, type SettingKey, type SettingValue } from '@blattwerk/contract/settings';
import type { Frame, OfferView, PharmacyOffers, Place } from './offers.ts';
import type { ProductTable } from './product-table.ts';
import type { SettingRow } from './rows.ts';
import { viewOf, type Reach } from './views.ts';

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
  /** Views that were asked for, by what was asked; those of places that nobody asks for any more make room. */
  views: Map<string, OfferView>;
  /** Another one for each state of the catalogue within this process. */
  version: number;
}

const viewsKept = 100;

export const viewFor = (market: Market, reach: Reach): OfferView => {
  const { pharmacyId, place, radiusKm } = reach;
  if (pharmacyId === undefined && place === null) return market.all;
  const key = [pharmacyId, place?.lat, place?.lon, radiusKm].join();
  const known = market.views.get(key);
  if (known) return known;
  const view = viewOf(reach, market.pharmacies, market.all, market.frame);
  if (market.views.size >= viewsKept) market.views.delete(market.views.keys().next().value!);
  market.views.set(key, view);
  return view;
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
