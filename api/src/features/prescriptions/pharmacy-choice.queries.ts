import type { OpenPeriod } from '@blattwerk/contract/pharmacies/opening-hours';
import type { listedQuery } from '@blattwerk/contract/prescriptions/shapes';
import type { Category } from '@blattwerk/contract/products/enums';
import type { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { placeOf } from '../places/public.ts';
import { isMailOrderAllowed, readSetting } from '../settings/public.ts';
import { duration, later } from '../../kernel/clock.ts';

/** With `pharmacyId` that one alone. */
type ListedQuery = z.output<typeof listedQuery> & { pharmacyId?: string };

export interface ListedRow {
  id: string;
  slug: string;
  name: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  isPickupOnly: boolean;
  hasCourier: boolean | null;
  hasAll: boolean;
  missing: string[];
  totalCents: number | null;
  deliveredCents: number | null;
  distanceKm: number | null;
  confirmedAt: Date | null;
  openingHours: OpenPeriod[] | null;
  federalState: string | null;
  isFavorite: boolean;
  total: number;
}

const orders = {
  distance: 'has_all DESC, distance_km ASC NULLS LAST, name, id',
  price: 'has_all DESC, total_cents ASC NULLS LAST, distance_km ASC NULLS LAST, id',
  delivered: 'has_all DESC, delivered_cents ASC NULLS LAST, total_cents ASC NULLS LAST, distance_km ASC NULLS LAST, id',
  name: 'has_all DESC, name, id',
} as const;

/** Which kinds of medicine are still to be sent. */
const waitingCategories = (ctx: Ctx<Member>, treatmentId: string): Promise<Category[]> =>
  ctx
    .trx('prescriptions')
    .join('products', 'products.id', 'prescriptions.productId')
    .where({ treatmentId, patientId: ctx.actor.id })
    .whereIn('prescriptions.status', ['issued', 'returned'])
    .distinct()
    .pluck<Category[]>('products.category');

/**
 * Every listed pharmacy with what it has of the prescriptions that are still to be sent: those that have all lines in the prescribed amount
 * come first, then the order that the patient asked for. Never any other order. Where the law forbids mail order of one of them, all are for pickup.
 */
export const listPharmacyChoices = async (ctx: Ctx<Member>, query: ListedQuery): Promise<ListedRow[]> => {
  const freshAfter = later(ctx.clock.now(), -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);
  const place = query.zipCode === undefined ? null : await placeOf(ctx, query.zipCode);
  const search = query.q ? `%${query.q.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const sql = `
    WITH lines AS (
      SELECT standing_product(product_id) AS product_id, product_name, sum(quantity) AS quantity FROM prescriptions
      WHERE treatment_id = :treatmentId AND patient_id = :patientId AND status IN ('issued', 'returned')
      GROUP BY 1, product_name
    ), coverage AS (
      SELECT pharmacies.id AS pharmacy_id,
        bool_and(stock.product_id IS NOT NULL) AS has_all,
        coalesce(array_agg(lines.product_name ORDER BY lines.product_name) FILTER (WHERE stock.product_id IS NULL), '{}') AS missing,
        sum(round(stock.price_cents * lines.quantity))::int AS total_cents,
        min(greatest(stock.confirmed_at, pharmacies.stock_confirmed_at)) FILTER (WHERE stock.product_id IS NOT NULL) AS confirmed_at
      FROM pharmacies CROSS JOIN lines
      LEFT JOIN stock ON stock.pharmacy_id = pharmacies.id AND stock.product_id = lines.product_id AND stock.quantity >= lines.quantity
        AND greatest(stock.confirmed_at, pharmacies.stock_confirmed_at) > :freshAfter
      GROUP BY pharmacies.id
    )
    SELECT pharmacies.id, slug, name, street, house_num, zip_code, city, phone, email, website, (is_pickup_only OR NOT CAST(:mailOrder AS boolean)) AS is_pickup_only, has_courier, opening_hours,
      (SELECT state FROM postal_areas WHERE prefix IN (zip_code, left(zip_code, 4), left(zip_code, 3), left(zip_code, 2))
        ORDER BY length(prefix) DESC LIMIT 1) AS federal_state,
      coverage.has_all, coverage.missing, coverage.total_cents, coverage.confirmed_at,
      CASE WHEN is_pickup_only OR NOT CAST(:mailOrder AS boolean) THEN NULL WHEN coverage.total_cents >= free_shipping_from_cents THEN coverage.total_cents
        ELSE coverage.total_cents + shipping_cents END AS delivered_cents,
      round(distance_km(CAST(:lat AS float8), CAST(:lon AS float8), pharmacies.lat, pharmacies.lon)::numeric, 1)::float AS distance_km,
      pharmacy_favorites.user_id IS NOT NULL AS is_favorite,
      count(*) OVER ()::int AS total
    FROM pharmacies
    JOIN coverage ON coverage.pharmacy_id = pharmacies.id
    LEFT JOIN pharmacy_favorites ON pharmacy_favorites.pharmacy_id = pharmacies.id AND pharmacy_favorites.user_id = :patientId
    WHERE is_listed AND (CAST(:search AS text) IS NULL OR name ILIKE :search OR city ILIKE :search OR zip_code ILIKE :search)
      AND (CAST(:pharmacyId AS uuid) IS NULL OR pharmacies.id = :pharmacyId)
      AND (NOT CAST(:favorites AS boolean) OR pharmacy_favorites.user_id IS NOT NULL)
    ORDER BY ${orders[query.sort ?? 'distance']}
    LIMIT :limit OFFSET :offset`;
  const bindings = {
    treatmentId: query.treatmentId,
    patientId: ctx.actor.id,
    pharmacyId: query.pharmacyId ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    freshAfter,
    mailOrder: await isMailOrderAllowed(ctx, await waitingCategories(ctx, query.treatmentId)),
    search,
    favorites: query.favorites ?? false,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
  return rawRows<ListedRow>(ctx.trx, sql, bindings);
};
