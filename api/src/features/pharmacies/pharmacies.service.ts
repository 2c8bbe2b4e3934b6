import type { PharmacyDomainQuery, PharmacyItem, PharmacyMap, PharmacyMapQuery, PharmacyPage, PharmacyQuery } from '@blattwerk/contract/pharmacies/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { goneBefore, marketAccess } from '../products/public.ts';
import { readSetting } from '../settings/public.ts';
import { readStockReliability } from '../stock-feeds/public.ts';
import { queryPharmacies, queryPharmacyPoints, queryPharmacyStock, queryPopularPharmacies, type PharmacySearch } from './pharmacies.queries.ts';
import { presentFiled, presentPharmacy, presentStock, type FiledPharmacy, type Moment } from './pharmacy.presenter.ts';
import { placeOf, type Place } from '../places/public.ts';

const popularFor = 28 * duration.days;

/** @throws server.badRequest when distance is asked for without a postal code, invalid.zip.code for one that does not exist */
const placeFor = async (ctx: Ctx, { zipCode, radiusKm, sort }: Partial<PharmacyQuery>): Promise<Place | null> => {
  if (zipCode !== undefined) return (await placeOf(ctx, zipCode)) ?? Promise.reject(failure('invalid.zip.code'));
  if (radiusKm !== undefined || sort === 'distance') throw failure('server.badRequest', { fields: [{ path: 'zipCode', message: 'required' }] });
  return null;
};

const momentOf = async (ctx: Ctx): Promise<Moment> => {
  const now = ctx.clock.now();
  return { now, uncertainBefore: later(now, -(await readSetting(ctx, 'stock.uncertainHours')) * duration.hours) };
};

const everything = {
  q: null,
  slug: null,
  domain: null,
  ids: null,
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
  const moment = await momentOf(ctx);
  return { items: items.map((row) => ({ ...presentPharmacy(row, moment), ...(productIds ? { holds: row.holds } : {}) })), total };
};

/** Far more than there are pharmacies in the country. */
const all = 30_000;

/** All of them for a file, in the order of their postal codes. */
export const listFiled = async (ctx: Ctx): Promise<FiledPharmacy[]> => {
  const { items } = await queryPharmacies(ctx.trx, { ...everything, goneBefore: await goneBefore(ctx), sort: 'zipCode', pageSize: all });
  const moment = await momentOf(ctx);
  return items.map((row) => presentFiled(row, moment));
};

/** Where the pharmacies of the search stand. @throws server.badRequest, invalid.zip.code */
export const mapPharmacies = async (ctx: Ctx, { q, zipCode, radiusKm }: PharmacyMapQuery): Promise<PharmacyMap> => {
  const place = await placeFor(ctx, { zipCode, radiusKm });
  return { items: await queryPharmacyPoints(ctx.trx, { q: q || null, radiusKm: radiusKm ?? null, place }), place };
};

export const listPopularPharmacies = async (ctx: Ctx, limit: number): Promise<{ items: PharmacyItem[]; total: number }> => {
  const ids = await queryPopularPharmacies(ctx.trx, later(ctx.clock.now(), -popularFor), limit);
  const { items } = await queryPharmacies(ctx.trx, { ...everything, goneBefore: await goneBefore(ctx), ids, pageSize: limit });
  const popular = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const moment = await momentOf(ctx);
  return { items: popular.map((row) => presentPharmacy(row, moment)), total: popular.length };
};

/** `https://www.apotheke.example:8080/x` and `apotheke.example` are the same domain. */
const bareDomain = (domain: string): string =>
  domain
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:].*$/, '');

/**
 * One pharmacy with its stock or what is asked of it, by the slug of its page or by its own domain.
 * @throws server.badRequest without either, server.notFound for one that is not listed, server.unauthorized or server.forbidden while the market is closed
 */
export const readPharmacyPage = async (
  ctx: Ctx,
  { slug, domain, zipCode, stock: isStockAsked = true, productIds }: PharmacyDomainQuery,
): Promise<PharmacyPage> => {
  if (!slug && !domain) throw failure('server.badRequest', { fields: [{ path: 'slug', message: 'required' }] });
  const access = await marketAccess(ctx);
  const before = await goneBefore(ctx);
  const search = { ...everything, slug: slug ?? null, domain: domain ? bareDomain(domain) : null, place: await placeFor(ctx, { zipCode }), goneBefore: before };
  const row = found((await queryPharmacies(ctx.trx, search)).items[0]);
  const moment = await momentOf(ctx);
  const stock = isStockAsked ? await queryPharmacyStock(ctx.trx, { pharmacyId: row.id, goneBefore: before, productIds: productIds ?? null }) : [];
  const stockReliability = await readStockReliability(ctx, row.id);
  return { ...presentPharmacy(row, moment), stock: stock.map((item) => presentStock(item, access, moment)), stockReliability };
};
