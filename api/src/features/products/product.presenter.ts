import { leadingTerpenes, type ProductItem } from '@blattwerk/contract/products/shapes';
import type { CatalogueRow } from '../catalogue/public.ts';
import type { MarketAccess } from './market-access.ts';

/** Where a product's drawn picture lies. */
export const plateAddress = (slug: string): string => `/api/v1/clients/products/${slug}/plate.svg`;

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
  image: access.images ? plateAddress(row.slug) : null,
  leadingTerpenes: row.terpenes.slice(0, leadingTerpenes),
  ...(access.prices && row.source ? { priceSource: { ...row.source, confirmedAt: new Date(row.source.confirmedAt).toISOString() } } : {}),
  ...(row.isNew ? { newSince: new Date(row.firstSeenAt).toISOString() } : {}),
  ...(row.distance === null ? {} : { distanceKm: Math.round(row.distance * 10) / 10 }),
});
