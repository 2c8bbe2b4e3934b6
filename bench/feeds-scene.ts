import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import type { Knex } from 'knex';
import { pznCheckDigit } from '../contract/src/products/pzn.ts';

/** The files that every pharmacy delivers, one after the other. `changed` differs from `first` in 14 of 100 rows, `other` from `changed` in as many. */
export const versions = ['first', 'changed', 'other'] as const;
export type Version = (typeof versions)[number];

export interface Scene {
  rows: number;
  /** Feed and pharmacy, in the order in which they deliver. */
  feeds: { feedId: string; pharmacyId: string }[];
  folder: string;
}

const pznsFrom = (first: number, count: number): string[] => {
  const pzns: string[] = [];
  for (let number = first; pzns.length < count; number += 1) {
    const digit = pznCheckDigit(String(number));
    if (digit !== null) pzns.push(`${number}${digit}`);
  }
  return pzns;
};

/** A file names 98 of 100 products of its range, so that each version brings some and leaves some out. */
const productsFor = (rows: number): string[] => pznsFrom(6_000_000, Math.ceil(rows / 0.98));

const addProducts = async (knex: Knex, pzns: string[]): Promise<void> => {
  await knex.raw(
    `INSERT INTO products (slug, pzn, name, category, unit, thc, cbd, published_at)
     SELECT 'bench-' || pzn, pzn, 'Benchblatt ' || pzn || ' 22/1', 'flower', 'g', 22, 1, now() FROM unnest(CAST(:pzns AS text[])) AS pzn ON CONFLICT DO NOTHING`,
    { pzns } as never,
  );
};

/** Feeds that are pulled from `host`; their schedule never comes by itself while the bench runs. */
const addFeeds = async (knex: Knex, host: string, pharmacies: number, rows: number): Promise<Scene['feeds']> => {
  await knex.raw(
    `INSERT INTO pharmacies (slug, name, street, house_num, zip_code, city, lat, lon)
     SELECT 'bench-' || :rows || '-' || at, 'Bench-Apotheke ' || at, 'Torstraße', '1', '10115', 'Berlin', 47.5 + random() * 7, 6 + random() * 8 FROM generate_series(1, :pharmacies) AS at`,
    { rows: String(rows), pharmacies },
  );
  await knex.raw(
    `INSERT INTO stock_feeds (id, pharmacy_id, kind, url, schedule)
     SELECT id, pharmacy_id, 'pull', 'http://' || :host || '/' || :rows || '/' || id, '0 0 1 1 *'
     FROM (SELECT gen_random_uuid() AS id, id AS pharmacy_id FROM pharmacies WHERE slug LIKE 'bench-' || :rows || '-%') AS made`,
    { rows: String(rows), host },
  );
  return knex('stock_feeds')
    .join('pharmacies', 'pharmacies.id', 'stock_feeds.pharmacyId')
    .whereLike('slug', `bench-${rows}-%`)
    .select('stock_feeds.id as feedId', 'stock_feeds.pharmacyId');
};

const german = (value: number, decimals: number): string => value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** What a till exports: German numbers, umlauts in Windows-1252. Of 100 rows 10 have another amount or price in each version, two come and two go. */
const fileOf = (pzns: string[], pharmacy: number, version: Version): Buffer => {
  const at = versions.indexOf(version);
  const lines = ['PZN;Artikelbezeichnung;Einheit;Bestand;VK'];
  for (const [row, pzn] of pzns.entries()) {
    const place = (row * 7 + pharmacy) % 100;
    if (place >= 98 ? at === 0 : place >= 96 && at > 0) continue;
    const isChanged = place < 10 && at > 0;
    const quantity = ((row * 31 + pharmacy * 17) % 2000) + (isChanged && place % 2 === 0 ? at : 0);
    const price = 4 + ((row * 13 + pharmacy * 7) % 600) / 100 + (isChanged && place % 2 === 1 ? at / 10 : 0);
    lines.push(`${pzn};"CANNABISBLÜTEN BENCH 22/1 ${row}";1g;${german(quantity, 1)};${german(price, 2)}`);
  }
  return iconv.encode(`${lines.join('\r\n')}\r\n`, 'windows-1252');
};

/** Makes pharmacies with feeds and writes their files, so that the measured process reads them as they arrive. */
export const makeScene = async (knex: Knex, folder: string, host: string, pharmacies: number, rows: number): Promise<Scene> => {
  const pzns = productsFor(rows);
  await addProducts(knex, pzns);
  const feeds = await addFeeds(knex, host, pharmacies, rows);
  for (const version of versions) {
    await mkdir(join(folder, String(rows), version), { recursive: true });
    for (const [index, { feedId }] of feeds.entries()) await writeFile(join(folder, String(rows), version, feedId), fileOf(pzns, index, version));
  }
  await knex.raw('CREATE TABLE IF NOT EXISTS bench_stock (LIKE stock INCLUDING ALL)');
  await knex.raw('ANALYZE products, pharmacies, stock_feeds');
  return { rows, feeds, folder: join(folder, String(rows)) };
};

/** Takes the scene out of the catalogue, so that the next one is measured alone. */
export const clearScene = async (knex: Knex, { rows }: Scene): Promise<void> => {
  const slugs = `bench-${rows}-%`;
  await knex('stock').whereIn('pharmacyId', knex('pharmacies').whereLike('slug', slugs).select('id')).delete();
  await knex('pharmacies').whereLike('slug', slugs).update({ isListed: false });
  await knex.raw('TRUNCATE bench_stock');
  await knex.raw('VACUUM ANALYZE stock');
};
