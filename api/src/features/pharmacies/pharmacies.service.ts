import type { PharmacyItem, PharmacyMap, PharmacyMapQuery, PharmacyPage, PharmacyQuery } from '@blattwerk/contract/pharmacies/shapes';
import { availabilityOf, type Freshness } from '@blattwerk/contract/products/enums';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { goneBefore, marketAccess, plateAddress } from '../products/public.ts';
import { readSetting } from '../settings/public.ts';
import { readStockReliability } from '../stock-feeds/public.ts';
import {
  queryPharmacies,
  queryPharmacyPoints,
  queryPharmacyStock,
  queryPopularPharmacies,
  type PharmacyRow,
  type PharmacySearch,
  type PharmacyStockRow,
} from './pharmacies.queries.ts';
import { placeOf, type Place } from './place.ts';

const popularFor = 28 * duration.days;

/** @throws server.badRequest when distance is asked for without a postal code, invalid.zip.code for one that does not exist */
const placeFor = async (ctx: Ctx, { zipCode, radiusKm, sort }: Partial<PharmacyQuery>): Promise<Place | null> => {
  if (zipCode !== undefined) return (await placeOf(ctx, zipCode)) ?? Promise.reject(failure('invalid.zip.code'));
  if (radiusKm !== undefined || sort === 'distance') throw failure('server.badRequest', { fields: [{ path: 'zipCode', message: 'required' }] });
  return null;
};

const freshnessOf = (confirmedAt: Date, uncertainBefore: Date): Freshness => (confirmedAt < uncertainBefore ? 'uncertain' : 'confirmed');

const uncertainBefore = async (ctx: Ctx): Promise<Date> => later(ctx.clock.now(), -(await readSetting(ctx, 'stock.uncertainHours')) * duration.hours);

const present = (row: PharmacyRow, uncertain: Date): PharmacyItem => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  street: row.street,
  houseNum: row.houseNum,
  address: `${row.street} ${row.houseNum}`,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  phone: row.phone,
  email: row.email,
  website: row.website,
  isPickupOnly: row.isPickupOnly,
  productCount: row.productCount,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  freshness: row.confirmedAt && freshnessOf(row.confirmedAt, uncertain),
  ...(row.distance === null ? {} : { distanceKm: Math.round(row.distance * 10) / 10 }),
});

const everything = {
  q: null,
  slug: null,
  domain: null,
  radiusKm: null,
  place: null,
  productIds: [],
  sort: 'name',
  page: 1,
  pageSize: 1,
} as const satisfies Partial<PharmacySearch>;

/**
 * The list, by name or by distance from the asked postal code.
 * @throws server.badRequest, invalid.zip.code; while the market is closed, asking for products is server.unauthorized or server.forbidden
 */
export const listPharmacies = async (ctx: Ctx, input: PharmacyQuery): Promise<{ items: PharmacyItem[]; total: number }> => {
  const place = await placeFor(ctx, input);
  const { page, pageSize, productIds } = input;
  if (productIds) await marketAccess(ctx);
  const sort = input.sort ?? (place ? 'distance' : 'name');
  const { items, total } = await queryPharmacies(ctx.trx, {
    ...everything,
    q: input.q || null,
    radiusKm: input.radiusKm ?? null,
    place,
    goneBefore: await goneBefore(ctx),
    productIds: productIds ?? [],
    sort,
    page,
    pageSize,
  });
  const uncertain = await uncertainBefore(ctx);
  return { items: items.map((row) => ({ ...present(row, uncertain), ...(productIds ? { holds: row.holds } : {}) })), total };
};

/** Where the pharmacies of the search stand. @throws server.badRequest, invalid.zip.code */
export const mapPharmacies = async (ctx: Ctx, { q, zipCode, radiusKm }: PharmacyMapQuery): Promise<PharmacyMap> => {
  const place = await placeFor(ctx, { zipCode, radiusKm });
  return { items: await queryPharmacyPoints(ctx.trx, { q: q || null, radiusKm: radiusKm ?? null, place }), place };
};

export const listPopularPharmacies = async (ctx: Ctx, limit: number): Promise<{ items: PharmacyItem[]; total: number }> => {
  const ids = await queryPopularPharmacies(ctx.trx, later(ctx.clock.now(), -popularFor), limit);
  const { items } = await queryPharmacies(ctx.trx, { ...everything, goneBefore: await goneBefore(ctx), pageSize: 1000 });
  const popular = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const uncertain = await uncertainBefore(ctx);
  return { items: popular.map((row) => present(row, uncertain)), total: popular.length };
};

const presentStock = (row: PharmacyStockRow, access: { prices: boolean; images: boolean }, uncertain: Date): PharmacyPage['stock'][number] => ({
  product: {
    id: row.id,
    slug: row.slug,
    pzn: row.pzn,
    name: row.name,
    category: row.category,
    genetics: row.genetics,
    thc: row.thc,
    cbd: row.cbd,
    unit: row.unit,
    image: access.images ? plateAddress(row.slug) : null,
  },
  priceCents: access.prices ? row.priceCents : null,
  currency: 'EUR',
  availability: availabilityOf(row.quantity),
  confirmedAt: row.confirmedAt.toISOString(),
  freshness: freshnessOf(row.confirmedAt, uncertain),
});

/** `https://www.apotheke.example:8080/x` and `apotheke.example` are the same domain. */
const bareDomain = (domain: string): string =>
  domain
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:].*$/, '');

/**
 * One pharmacy with its stock, by the slug of its page or by its own domain.
 * @throws server.badRequest without either, server.notFound for one that is not listed, server.unauthorized or server.forbidden while the market is closed
 */
export const readPharmacyPage = async (ctx: Ctx, { slug, domain, zipCode }: { slug?: string; domain?: string; zipCode?: string }): Promise<PharmacyPage> => {
  if (!slug && !domain) throw failure('server.badRequest', { fields: [{ path: 'slug', message: 'required' }] });
  const access = await marketAccess(ctx);
  const before = await goneBefore(ctx);
  const search = { ...everything, slug: slug ?? null, domain: domain ? bareDomain(domain) : null, place: await placeFor(ctx, { zipCode }), goneBefore: before };
  const row = found((await queryPharmacies(ctx.trx, search)).items[0]);
  const uncertain = await uncertainBefore(ctx);
  const stock = await queryPharmacyStock(ctx.trx, row.id, before);
  const stockReliability = await readStockReliability(ctx, row.id);
  return { ...present(row, uncertain), stock: stock.map((item) => presentStock(item, access, uncertain)), stockReliability };
};
