import type { Ctx } from '../../kernel/ctx.ts';

/** Pharmacies stand in the middle of their postal code's area: brings that up to date after the areas have changed. Answers how many moved. */
export const movePharmacies = async (ctx: Ctx): Promise<number> => {
  const { rowCount } = await ctx.trx.raw<{ rowCount: number }>(
    `UPDATE pharmacies SET lat = area.lat, lon = area.lon
     FROM pharmacies AS found CROSS JOIN LATERAL (
       SELECT lat, lon FROM postal_areas WHERE found.zip_code LIKE prefix || '%' ORDER BY length(prefix) DESC LIMIT 1
     ) AS area
     WHERE found.id = pharmacies.id AND (pharmacies.lat, pharmacies.lon) IS DISTINCT FROM (area.lat, area.lon)`,
  );
  return rowCount;
};
