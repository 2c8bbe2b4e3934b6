import type { Ctx } from '../../../kernel/ctx.ts';
import type { Likely } from './suggestions.ts';

/** A product that an article may be. */
export interface NearProduct extends Likely {
  article: string;
  productId: string;
  pzn: string;
}

/** For each article the products whose names share most letters with it. */
export const nearestProducts = async (ctx: Ctx, wanted: readonly { name: string; bare: string }[]): Promise<NearProduct[]> => {
  const { rows } = await ctx.trx.raw<{ rows: NearProduct[] }>(
    `WITH candidates AS (
       SELECT products.id, products.pzn, products.name, products.thc::float8 AS thc, products.cbd::float8 AS cbd, strains.name AS strain,
              lower(products.name) AS said, lower(concat_ws(' ', products.name, strains.name)) AS spoken
       FROM products LEFT JOIN strains ON strains.id = products.strain_id WHERE products.merged_into_id IS NULL
     )
     SELECT wanted.name AS article, near.id AS "productId", near.pzn, near.name, near.thc, near.cbd, near.strain
     FROM jsonb_to_recordset(?::jsonb) AS wanted (name text, bare text)
     CROSS JOIN LATERAL (
       SELECT * FROM candidates ORDER BY greatest(similarity(said, wanted.bare), similarity(spoken, wanted.bare)) DESC, id LIMIT 40
     ) AS near`,
    [JSON.stringify(wanted)],
  );
  return rows;
};
