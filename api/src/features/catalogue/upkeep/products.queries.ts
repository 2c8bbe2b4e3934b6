import type { Knex } from 'knex';
import type { ProductRow, TerpeneRow } from '../index/rows.ts';

const columns = `
  products.id, products.slug, products.pzn, products.name, products.category, products.unit, products.genetics,
  products.genetics_detail AS "geneticsDetail", products.thc::float8 AS thc, products.cbd::float8 AS cbd,
  products.is_thc_below AS "isThcBelow", products.is_cbd_below AS "isCbdBelow", products.origin, products.irradiation,
  CASE WHEN products.category = 'vape' THEN min(products.cartridge_system) OVER (PARTITION BY lower(products.cartridge_system)) END AS "cartridgeSystem",
  products.is_promoted AS "isPromoted", (extract(epoch FROM products.first_seen_at) * 1000)::float8 AS "firstSeenAt",
  manufacturers.name AS manufacturer, growers.name AS grower, strains.name AS strain,
  makers.leading AS "manufacturerNames", planters.leading AS "growerNames", breeds.leading AS "strainNames", called.names AS synonyms, smells.keys AS terpenes,
  CASE WHEN picture_id IS NOT NULL THEN jsonb_build_object('id', picture_id, 'width', width, 'height', height, 'altDe', alt_de, 'altEn', alt_en) END AS picture,
  product_ratings.rating::float8 AS rating, coalesce(product_ratings.reviews, 0) AS reviews, said.effects, said.benefits`;

/** The names and addresses that mean each record. */
const leadingTo = (names: string): string =>
  `SELECT target_id, jsonb_build_object('names', array_agg(name), 'slugs', array_agg(slug)) AS leading FROM ${names} GROUP BY target_id`;

/** All published products in the order of their names, which the database's own collation says. */
export const readProducts = async (knex: Knex): Promise<ProductRow[]> => {
  const { rows } = await knex.raw<{ rows: ProductRow[] }>(
    `WITH named AS (
       SELECT product_id, 'effect' AS kind, unnest(effects) AS value FROM published_reviews
       UNION ALL SELECT product_id, 'benefit', unnest(benefits) FROM published_reviews
     ), counted AS (SELECT product_id, kind, value, count(*)::integer AS n FROM named GROUP BY product_id, kind, value
     ), said AS (
       SELECT product_id, jsonb_object_agg(value, n) FILTER (WHERE kind = 'effect') AS effects, jsonb_object_agg(value, n) FILTER (WHERE kind = 'benefit') AS benefits
       FROM counted GROUP BY product_id
     ), called AS (
       SELECT target_id, array_agg(DISTINCT strain_synonyms.name) AS names
       FROM strain_synonyms JOIN strain_names ON strain_names.id = strain_synonyms.strain_id GROUP BY target_id
     ), makers AS (${leadingTo('manufacturer_names')}), planters AS (${leadingTo('grower_names')}), breeds AS (${leadingTo('strain_names')}
     ), smells AS (SELECT product_id, array_agg(terpene ORDER BY share DESC NULLS LAST, terpene) AS keys FROM product_terpenes GROUP BY product_id)
     SELECT ${columns}
     FROM products
     LEFT JOIN manufacturers ON manufacturers.id = products.manufacturer_id
     LEFT JOIN growers ON growers.id = products.grower_id
     LEFT JOIN strains ON strains.id = products.strain_id
     LEFT JOIN makers ON makers.target_id = products.manufacturer_id
     LEFT JOIN planters ON planters.target_id = products.grower_id
     LEFT JOIN breeds ON breeds.target_id = products.strain_id
     LEFT JOIN called ON called.target_id = products.strain_id
     LEFT JOIN product_pictures ON product_pictures.product_id = products.id
     LEFT JOIN smells ON smells.product_id = products.id
     LEFT JOIN product_ratings ON product_ratings.product_id = products.id
     LEFT JOIN said ON said.product_id = products.id
     WHERE products.published_at IS NOT NULL
     ORDER BY lower(products.name), products.id`,
  );
  return rows;
};

export const readTerpenes = async (knex: Knex): Promise<TerpeneRow[]> => {
  const { rows } = await knex.raw<{ rows: TerpeneRow[] }>(`SELECT key, name_de AS "nameDe", name_en AS "nameEn" FROM terpenes`);
  return rows;
};

/** How often each product was prescribed since then; nothing else is known of it here. */
export const readPrescribed = async (knex: Knex, since: Date): Promise<Map<string, number>> => {
  const { rows } = await knex.raw<{ rows: { id: string; prescribed: number }[] }>(
    `SELECT product_id AS id, prescribed FROM prescribed_since(CAST(:since AS timestamptz))`,
    { since },
  );
  return new Map(rows.map(({ id, prescribed }) => [id, prescribed]));
};
