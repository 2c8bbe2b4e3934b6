import type { OfficePicture, ProductPicture as PictureShape } from '@blattwerk/contract/products/picture-shapes';
import { leadingTerpenes, type ProductItem } from '@blattwerk/contract/products/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import type { CatalogueRow, PictureRow } from '../catalogue/public.ts';
import type { MarketAccess } from './market-access.ts';
import { sealedQuery } from './picture-seal.ts';
import { addressesOf } from './picture-sizes.ts';
import type { ProductPicture } from './picture.model.ts';

/** Where a product's drawing lies; null for who may not see it. */
export const plateAddress = (slug: string, { images, imageQuery }: Pick<MarketAccess, 'images' | 'imageQuery'>): string | null =>
  images ? `/api/v1/clients/products/${slug}/plate.svg${imageQuery}` : null;

const presentPicture = (picture: PictureRow, query: string): PictureShape => {
  const { width, height, altDe, altEn } = picture;
  return { sizes: addressesOf(picture, query), width, height, alt: { de: altDe, en: altEn } };
};

/** Drawings and pictures as accounts of the back office see them, whatever the market shows. */
export const officePlate = (ctx: Ctx, slug: string): string => `/api/v1/clients/products/${slug}/plate.svg${sealedQuery(ctx, 'office')}`;
export const presentOfficePicture = (
  ctx: Ctx,
  { pictureId, width, height, altDe, altEn, version }: Pick<ProductPicture, 'pictureId' | 'width' | 'height' | 'altDe' | 'altEn' | 'version'>,
): OfficePicture => ({ sizes: addressesOf({ id: pictureId, width, height }, sealedQuery(ctx, 'office')), width, height, altDe, altEn, version });

export const presentItem = (row: CatalogueRow, access: MarketAccess): ProductItem => ({
  id: row.id,
  slug: row.slug,
  pzn: row.pzn,
  name: row.name,
  category: row.category,
  genetics: row.genetics,
  geneticsDetail: row.geneticsDetail,
  strain: row.strain,
  manufacturer: row.manufacturer,
  grower: row.grower,
  origin: row.origin,
  irradiation: row.irradiation,
  thc: row.thc,
  cbd: row.cbd,
  isThcBelow: row.isThcBelow,
  isCbdBelow: row.isCbdBelow,
  unit: row.unit,
  fromPriceCents: access.prices ? row.price : null,
  currency: 'EUR',
  pharmacyCount: row.pharmacies,
  rating: row.rating,
  reviewCount: row.reviews,
  isNew: row.isNew,
  isPromoted: row.isPromoted,
  isFavorite: row.isFavorite,
  image: plateAddress(row.slug, access),
  ...(access.images && row.picture ? { picture: presentPicture(row.picture, access.imageQuery) } : {}),
  leadingTerpenes: row.terpenes.slice(0, leadingTerpenes),
  ...(access.prices && row.source ? { priceSource: { ...row.source, confirmedAt: new Date(row.source.confirmedAt).toISOString() } } : {}),
  ...(row.isNew ? { newSince: new Date(row.firstSeenAt).toISOString() } : {}),
  ...(row.distance === null ? {} : { distanceKm: Math.round(row.distance * 10) / 10 }),
});
