import type { Knex } from 'knex';

interface Range {
  min: number;
  max: number;
}

/** The span of THC and CBD over the published products, for the sliders; 0 to 0 while there are none. */
export const readRanges = async (trx: Knex): Promise<{ thc: Range; cbd: Range }> => {
  const { rows } = await trx.raw<{ rows: { thcMin: number; thcMax: number; cbdMin: number; cbdMax: number }[] }>(
    `SELECT coalesce(min(thc), 0)::float8 AS "thcMin", coalesce(max(thc), 0)::float8 AS "thcMax", coalesce(min(cbd), 0)::float8 AS "cbdMin", coalesce(max(cbd), 0)::float8 AS "cbdMax"
     FROM products WHERE published_at IS NOT NULL`,
  );
  const { thcMin = 0, thcMax = 0, cbdMin = 0, cbdMax = 0 } = rows[0] ?? {};
  return { thc: { min: thcMin, max: thcMax }, cbd: { min: cbdMin, max: cbdMax } };
};
