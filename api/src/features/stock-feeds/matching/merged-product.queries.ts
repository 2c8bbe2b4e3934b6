import type { Ctx } from '../../../kernel/ctx.ts';
import { rawRows } from '../../../kernel/raw-rows.ts';
import { ProductAlias } from '../product-alias.model.ts';

interface Merged {
  from: string;
  to: string;
}

/**
 * Of a pharmacy that reports both, the report that it confirmed later counts, of equally late ones that of the larger amount, else that of the product
 * that stays. Amounts are not added up: two rows of one product are most often the same jars, told twice. The history of the duplicate ends, and that
 * of the other one goes on with what counts now.
 * @returns whose stock it was
 */
export const moveStock = async ({ trx, clock }: Ctx, { from, to }: Merged): Promise<string[]> => {
  const moved = await rawRows<{ pharmacyId: string }>(
    trx,
    `WITH moved AS (
       DELETE FROM stock WHERE product_id = :from RETURNING pharmacy_id, quantity, price_cents, currency, confirmed_at
     ), counting AS (
       SELECT moved.* FROM moved JOIN pharmacies ON pharmacies.id = moved.pharmacy_id
       LEFT JOIN stock AS kept ON kept.pharmacy_id = moved.pharmacy_id AND kept.product_id = :to
       WHERE kept.product_id IS NULL OR (greatest(moved.confirmed_at, pharmacies.stock_confirmed_at), moved.quantity)
         > (greatest(kept.confirmed_at, pharmacies.stock_confirmed_at), kept.quantity)
     ), written AS (
       INSERT INTO stock (pharmacy_id, product_id, quantity, price_cents, currency, confirmed_at)
       SELECT pharmacy_id, CAST(:to AS uuid), quantity, price_cents, currency, confirmed_at FROM counting
       ON CONFLICT (pharmacy_id, product_id) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents, confirmed_at = excluded.confirmed_at
     ), noted AS (
       INSERT INTO stock_changes (pharmacy_id, product_id, quantity, price_cents, at)
       SELECT pharmacy_id, CAST(:from AS uuid), CAST(NULL AS numeric), CAST(NULL AS integer), CAST(:now AS timestamptz) FROM moved
       UNION ALL SELECT pharmacy_id, CAST(:to AS uuid), quantity, price_cents, CAST(:now AS timestamptz) FROM counting
     )
     SELECT pharmacy_id FROM moved`,
    { from, to, now: clock.now() },
  );
  return moved.map(({ pharmacyId }) => pharmacyId);
};

/** Articles that were matched with the duplicate. @returns of which pharmacies */
export const moveArticles = async ({ trx }: Ctx, { from, to }: Merged): Promise<string[]> => {
  const moved = await ProductAlias.query(trx)
    .where({ productId: from })
    .patch({ productId: to, version: trx.raw('version + 1') })
    .returning('pharmacyId');
  return moved.map(({ pharmacyId }) => pharmacyId);
};
