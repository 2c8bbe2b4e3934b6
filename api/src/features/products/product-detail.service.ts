import { availabilityOf, benefits, effects, sideEffects } from '@blattwerk/contract/products/enums';
import type { Highlights, Offer, ProductDetail } from '@blattwerk/contract/products/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { highlightShare } from '../catalogue/public.ts';
import { placeOf } from '../places/public.ts';
import { isMailOrderAllowed, readSetting } from '../settings/public.ts';
import { fittingVaporizers } from '../vaporizers/public.ts';
import { shownProduct } from './known-product.ts';
import { marketAccess, type MarketAccess } from './market-access.ts';
import { queryHistory, queryNamed, queryOffers, type NamedRow, type OfferRow } from './product-detail.queries.ts';
import { Product } from './product.model.ts';
import { goneBefore, shortList } from './products.service.ts';

const historyDays = 90;

const listed = <T extends string>(
  values: readonly T[],
  kind: NamedRow['kind'],
  named: readonly NamedRow[],
  reviews: number,
): { value: T; n: number; share: number }[] =>
  named.flatMap((row) => {
    const value = values.find((known) => known === row.value);
    const share = row.n / reviews;
    return row.kind === kind && value && share >= highlightShare ? [{ value, n: row.n, share: Math.round(share * 100) / 100 }] : [];
  });

/** Feedback of patients: each list only for who may see it, and none while too few have said anything. */
const highlightsOf = (reviews: number, named: readonly NamedRow[], access: MarketAccess, minReviews: number): Highlights => {
  const isEnough = reviews >= minReviews;
  return {
    n: reviews,
    effects: isEnough && access.effects ? listed(effects, 'effects', named, reviews) : [],
    sideEffects: isEnough && access.sideEffects ? listed(sideEffects, 'sideEffects', named, reviews) : [],
    benefits: isEnough && access.benefits ? listed(benefits, 'benefits', named, reviews) : [],
  };
};

interface OfferRules {
  uncertainBefore: Date;
  /** Whether the law lets pharmacies send it by mail order. */
  isSendable: boolean;
}

const presentOffer = ({ id, slug, name, zipCode, city, ...row }: OfferRow, { uncertainBefore, isSendable }: OfferRules): Offer => ({
  pharmacy: { id, slug, name, zipCode, city },
  isPickupOnly: row.isPickupOnly || !isSendable,
  priceCents: row.priceCents,
  currency: 'EUR',
  availability: availabilityOf(row.quantity),
  confirmedAt: row.confirmedAt.toISOString(),
  freshness: row.confirmedAt < uncertainBefore ? 'uncertain' : 'confirmed',
  ...(row.distance === null ? {} : { distanceKm: Math.round(row.distance * 10) / 10 }),
});

const terpenesOf = async (ctx: Ctx, productId: string): Promise<ProductDetail['terpenes']> => {
  const { terpenes = [] } = await Product.query(ctx.trx).findById(productId).withGraphFetched('terpenes.names').throwIfNotFound();
  return terpenes.map(({ terpene: name, names, share }) => ({
    name,
    label: (ctx.locale === 'en' ? names?.nameEn : names?.nameDe) ?? name,
    ...(share === null ? {} : { share }),
  }));
};

/**
 * The product's page.
 * @throws server.notFound for a product that never was in the market, product.withdrawn for one that was, invalid.zip.code, server.unauthorized or server.forbidden while the market is closed
 */
export const readProduct = async (ctx: Ctx, { slug, zipCode }: { slug: string; zipCode?: string }): Promise<ProductDetail> => {
  const access = await marketAccess(ctx);
  const product = await shownProduct(ctx, slug);
  const place = zipCode === undefined ? null : ((await placeOf(ctx, zipCode)) ?? (await Promise.reject(failure('invalid.zip.code'))));
  const item = found((await shortList(ctx, { ids: [product.id], zipCode })).items[0]);
  const { reviews, named } = await queryNamed(ctx.trx, product.id);
  const offers = access.prices ? await queryOffers(ctx.trx, { productId: product.id, goneBefore: await goneBefore(ctx), place }) : [];
  const history = access.prices ? await queryHistory(ctx.trx, { productId: product.id, now: ctx.clock.now(), days: historyDays }) : [];
  const isSendable = await isMailOrderAllowed(ctx, [product.category]);
  const uncertainBefore = later(ctx.clock.now(), -(await readSetting(ctx, 'stock.uncertainHours')) * duration.hours);
  return {
    ...item,
    description: (ctx.locale === 'en' ? product.descriptionEn : product.descriptionDe) ?? product.descriptionDe ?? product.descriptionEn,
    publishedAt: product.publishedAt?.toISOString() ?? null,
    terpenes: await terpenesOf(ctx, product.id),
    highlights: highlightsOf(reviews, named, access, await readSetting(ctx, 'highlights.minReviews')),
    offers: offers.map((row) => presentOffer(row, { uncertainBefore, isSendable })),
    cartridgeSystem: product.category === 'vape' ? product.cartridgeSystem : null,
    vaporizers: await fittingVaporizers(ctx, product),
    history: history.map(({ date, price, pharmacies }) => ({ date, fromPriceCents: price, pharmacyCount: pharmacies })),
  };
};
