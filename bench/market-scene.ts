import type { Knex } from 'knex';
import { pznCheckDigit } from '../contract/src/products/pzn.ts';
import { effects } from '../contract/src/products/enums.ts';

const origins = ['CA', 'PT', 'DE', 'DK', 'ES', 'MK', 'AU', 'ZA'];
const kinds = ['indica', 'sativa', 'hybrid'];
const rays = ['irradiated', 'unirradiated', 'unknown'];
const reviewsEach = 10;

/** The same numbers in every run. */
export const chances = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
export const pick = <T>(chance: () => number, values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;

export const pznsFrom = (first: number, count: number): string[] => {
  const pzns: string[] = [];
  for (let number = first; pzns.length < count; number += 1) {
    const digit = pznCheckDigit(String(number));
    if (digit !== null) pzns.push(`${number}${digit}`);
  }
  return pzns;
};

const addNames = async (knex: Knex, table: string, word: string, count: number): Promise<string[]> => {
  const rows = Array.from({ length: count }, (_one, at) => ({ slug: `bench-${word.toLowerCase()}-${at}`, name: `${word} ${at}` }));
  return (await knex(table).insert(rows).returning('id')).map(({ id }: { id: string }) => id);
};

/** Takes what the demo shows out of the market: only what is measured is in it. */
const hideDemo = async (knex: Knex): Promise<void> => {
  await knex('stock').delete();
  await knex('products').update({ publishedAt: null });
  await knex('pharmacies').update({ isListed: false });
};

/** A category of its own size, contents that lie as real ones do, three terpenes and two effects each. */
export const addProducts = async (knex: Knex, count: number): Promise<void> => {
  await hideDemo(knex);
  const makers = await addNames(knex, 'manufacturers', 'Benchwerk', 40);
  const growers = await addNames(knex, 'growers', 'Benchgarten', 60);
  const strains = await addNames(knex, 'strains', 'Benchsorte', 120);
  const terpenes: string[] = (await knex('terpenes').orderBy('key').select('key')).map(({ key }: { key: string }) => key);
  const chance = chances(7);
  const rows = pznsFrom(6_000_000, count).map((pzn, at) => {
    const isFlower = chance() < 0.8;
    return {
      slug: `bench-${pzn}`,
      pzn,
      name: `Benchblatt ${String(at).padStart(5, '0')}`,
      category: isFlower ? 'flower' : pick(chance, ['extract', 'vape']),
      unit: isFlower ? 'g' : 'ml',
      genetics: pick(chance, kinds),
      thc: Math.round(5 + chance() * 27),
      cbd: chance() < 0.8 ? 1 : Math.round(chance() * 20),
      manufacturerId: pick(chance, makers),
      growerId: pick(chance, growers),
      strainId: pick(chance, strains),
      origin: pick(chance, origins),
      irradiation: pick(chance, rays),
      publishedAt: knex.fn.now(),
      firstSeenAt: knex.raw(`now() - interval '1 day' * ?`, [Math.floor(chance() * 700 + 60)]),
    };
  });
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += 500)
    ids.push(
      ...(
        await knex('products')
          .insert(rows.slice(at, at + 500))
          .returning('id')
      ).map(({ id }: { id: string }) => id),
    );
  const smells = ids.flatMap((productId) =>
    [...new Set([pick(chance, terpenes), pick(chance, terpenes), pick(chance, terpenes)])].map((terpene) => ({ productId, terpene })),
  );
  await knex.batchInsert('product_terpenes', smells, 2000);
  const said = ids.map((id) => ({ id, effects: [...new Set([pick(chance, effects), pick(chance, effects)])] }));
  await knex.raw(
    `INSERT INTO reviews (product_id, pseudonym, rating, effects, status, published_at)
     SELECT given.id, 'Bench', 4, given.effects, 'published', now() FROM jsonb_to_recordset(CAST(:said AS jsonb)) AS given (id uuid, effects text[]), generate_series(1, :each)`,
    { said: JSON.stringify(said), each: reviewsEach },
  );
};

/** Fills the market up to a number of pharmacies, each with a number of different products, of which one in twenty is sold out. */
export const addPharmacies = async (knex: Knex, upTo: number, rows: number): Promise<void> => {
  const already = Number((await knex('pharmacies').whereLike('slug', 'bench-%').count({ total: '*' }))[0]?.['total'] ?? 0);
  await knex.raw(
    `INSERT INTO pharmacies (slug, name, street, house_num, zip_code, city, lat, lon, stock_confirmed_at)
     SELECT 'bench-' || at, 'Bench-Apotheke ' || at, 'Torstraße', '1', '10115', 'Berlin', 47.5 + (at * 7919 % 7000) / 1000.0, 6 + (at * 104729 % 8000) / 1000.0, now()
     FROM generate_series(CAST(:first AS integer), CAST(:last AS integer)) AS at`,
    { first: already + 1, last: upTo },
  );
  await knex.raw(
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY pzn) - 1 AS place, count(*) OVER () AS count FROM products WHERE slug LIKE 'bench-%')
     INSERT INTO stock (pharmacy_id, product_id, quantity, price_cents, confirmed_at)
     SELECT pharmacies.id, numbered.id, CASE WHEN (at * 31 + place * 17) % 20 = 0 THEN 0 ELSE 1 + (at * 13 + place * 7) % 900 END,
       500 + (place * 37) % 900 + (at * 131 + place * 197) % 300, now()
     FROM (SELECT id, CAST(substr(slug, 7) AS integer) AS at FROM pharmacies WHERE slug LIKE 'bench-%') AS pharmacies
     JOIN numbered ON (numbered.place + pharmacies.at * 7) % greatest(1, numbered.count / :rows) = 0
     WHERE pharmacies.at > :already`,
    { rows, already },
  );
};

/** One row a product with all that the hand-written statement and the columns read. What would keep it true while stock changes is not measured. */
export const summarise = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP TABLE IF EXISTS bench_market;
    CREATE TABLE bench_market AS
      SELECT products.id, lower(products.name) AS lower_name, products.category, products.genetics, products.thc::float8 AS thc, products.cbd::float8 AS cbd,
        manufacturers.name AS manufacturer, growers.name AS grower, strains.name AS strain, products.origin, products.irradiation,
        offers.price, coalesce(offers.pharmacies, 0) AS pharmacies,
        (SELECT array_agg(terpene) FROM product_terpenes WHERE product_id = products.id) AS terpenes,
        (SELECT effects FROM reviews WHERE product_id = products.id LIMIT 1) AS effects,
        json_build_object('id', products.id, 'slug', products.slug, 'pzn', pzn, 'name', products.name, 'category', category, 'genetics', genetics,
          'strain', strains.name, 'manufacturer', manufacturers.name, 'grower', growers.name, 'origin', origin, 'irradiation', irradiation,
          'thc', thc::float8, 'cbd', cbd::float8, 'unit', unit, 'fromPriceCents', offers.price, 'currency', 'EUR', 'pharmacyCount', coalesce(offers.pharmacies, 0))::text AS item
      FROM products
      JOIN manufacturers ON manufacturers.id = manufacturer_id JOIN growers ON growers.id = grower_id JOIN strains ON strains.id = strain_id
      LEFT JOIN (SELECT product_id, min(price_cents) AS price, count(*)::integer AS pharmacies FROM stock WHERE quantity > 0 GROUP BY product_id) AS offers
        ON offers.product_id = products.id
      WHERE products.published_at IS NOT NULL`);
  await knex.raw('VACUUM ANALYZE bench_market');
};
