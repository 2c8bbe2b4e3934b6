import type { Knex } from 'knex';
import { duration, later } from '../../../kernel/clock.ts';
import { noStock, type Ordinals, type PharmacyOffers, type Place } from '../index/offers.ts';
import type { ProductRow, SettingRow, TerpeneRow } from '../index/rows.ts';
import type { Change } from './changes.queries.ts';
import { readPrescribed, readProducts, readTerpenes } from './products.queries.ts';
import { readPharmacies, readStock } from './stock.queries.ts';
import { readPlaces, readSettingRows } from './surroundings.queries.ts';

/** What was read from the database, before it is put together. */
export interface Parts {
  ordinals: Ordinals;
  rows: readonly ProductRow[];
  terpenes: readonly TerpeneRow[];
  pharmacies: ReadonlyMap<string, PharmacyOffers>;
  prescribed: ReadonlyMap<string, number>;
  prescribedAt: Date;
  settings: readonly SettingRow[];
  places: ReadonlyMap<string, Place>;
}

export interface Reading {
  knex: Knex;
  now: Date;
  /** Lets others have their turn. */
  pause: () => Promise<void>;
}

/** Popular is what was prescribed most in this time; it is counted anew so often, because time alone changes it too. */
export const popularFor = 28 * duration.days;
const countedFor = 5 * duration.minutes;

export const readParts = async ({ knex, now, pause }: Reading): Promise<Parts> => {
  const ordinals: Ordinals = { of: new Map() };
  const pharmacies = await readPharmacies(knex, null);
  const stock = await readStock(
    knex,
    pharmacies.map(({ id }) => id),
    ordinals,
    pause,
  );
  return {
    ordinals,
    rows: await readProducts(knex),
    terpenes: await readTerpenes(knex),
    pharmacies: new Map(pharmacies.map((row) => [row.id, { ...row, stock: stock.get(row.id) ?? noStock }])),
    prescribed: await readPrescribed(knex, later(now, -popularFor)),
    prescribedAt: now,
    settings: await readSettingRows(knex),
    places: await readPlaces(knex),
  };
};

const readAgain = async ({ knex, pause }: Reading, parts: Parts, changes: readonly Change[]): Promise<Parts['pharmacies']> => {
  const ids = (topics: readonly string[]): string[] => [
    ...new Set(changes.flatMap(({ topic, pharmacyId }) => (pharmacyId !== null && topics.includes(topic) ? [pharmacyId] : []))),
  ];
  const changed = ids(['pharmacy', 'stock']);
  if (changed.length === 0) return parts.pharmacies;
  const restocked = new Set(ids(['stock']));
  const rows = new Map((await readPharmacies(knex, changed)).map((row) => [row.id, row]));
  const stock = await readStock(knex, [...restocked], parts.ordinals, pause);
  const pharmacies = new Map(parts.pharmacies);
  for (const id of changed) {
    const row = rows.get(id);
    if (row) pharmacies.set(id, { ...row, stock: (restocked.has(id) ? stock.get(id) : pharmacies.get(id)?.stock) ?? noStock });
    else pharmacies.delete(id);
  }
  return pharmacies;
};

/** Reads again what changed; what did not stays the same object. */
export const changedParts = async (reading: Reading, parts: Parts, changes: readonly Change[]): Promise<Parts> => {
  const { knex, now } = reading;
  const has = (topic: string): boolean => changes.some((change) => change.topic === topic);
  const next = { ...parts, pharmacies: await readAgain(reading, parts, changes) };
  if (has('products')) Object.assign(next, { rows: await readProducts(knex), terpenes: await readTerpenes(knex) });
  if (has('settings')) next.settings = await readSettingRows(knex);
  if (has('places')) next.places = await readPlaces(knex);
  if (has('popularity') || Math.abs(now.getTime() - parts.prescribedAt.getTime()) >= countedFor)
    Object.assign(next, { prescribed: await readPrescribed(knex, later(now, -popularFor)), prescribedAt: now });
  return next;
};
