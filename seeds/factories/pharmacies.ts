import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { newSecret, sha256 } from '../../api/src/kernel/ids.ts';
import { insertRow, nextNumber } from './insert-row.ts';
import { buildProduct } from './products.ts';

export interface PharmacyRow {
  id: string;
  slug: string;
  name: string;
  street: string;
  houseNum: string;
  zipCode: string;
  city: string;
  country: string;
  email: string | null;
  phone: string | null;
  website: string | null;
  lat: number | null;
  lon: number | null;
  isPickupOnly: boolean;
  isListed: boolean;
  addedByPatientId: string | null;
  stockConfirmedAt: Date | null;
  version: number;
}

export interface StockRow {
  pharmacyId: string;
  productId: string;
  quantity: number;
  priceCents: number;
  currency: string;
  confirmedAt: Date;
}

export interface StockFeedRow {
  id: string;
  pharmacyId: string;
  kind: 'pull' | 'push' | 'upload';
  mode: 'full' | 'delta';
  format: 'csv' | 'json' | 'xml' | 'xlsx' | null;
  url: string | null;
  schedule: string | null;
  isActive: boolean;
  etag: string | null;
  lastContentHash: string | null;
  lastContentAt: Date | null;
  nextRunAt: Date | null;
  version: number;
}

export interface FeedKeyRow {
  id: string;
  feedId: string;
  keyHash: string;
  prefix: string;
  label: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** A listed pharmacy in the middle of Berlin that delivers too. */
export const buildPharmacy = (trx: Knex, overrides: Partial<PharmacyRow> = {}): Promise<PharmacyRow> => {
  const number = nextNumber();
  const id = v7();
  return insertRow<PharmacyRow>(trx, 'pharmacies', {
    id,
    slug: `test-apotheke-${number}-${id.slice(-12)}`,
    name: `Test-Apotheke ${number}`,
    street: 'Torstraße',
    houseNum: '1',
    zipCode: '10115',
    city: 'Berlin',
    email: `apotheke-${number}@tests.example`,
    phone: '+493023125100',
    website: 'https://apotheke.example',
    lat: 52.532,
    lon: 13.385,
    isPickupOnly: false,
    ...overrides,
  });
};

/** 120 units for 7.49 EUR each, confirmed now; makes its own pharmacy and product unless told. */
export const buildStock = async (trx: Knex, overrides: Partial<StockRow> = {}): Promise<StockRow> => {
  const pharmacyId = overrides.pharmacyId ?? (await buildPharmacy(trx)).id;
  const productId = overrides.productId ?? (await buildProduct(trx)).id;
  return insertRow<StockRow>(trx, 'stock', { quantity: 120, priceCents: 749, confirmedAt: new Date(), ...overrides, pharmacyId, productId });
};

/** A feed for uploads of full lists; a `pull` feed gets an address and the schedule of every quarter hour. */
export const buildStockFeed = async (trx: Knex, overrides: Partial<StockFeedRow> = {}): Promise<StockFeedRow> => {
  const pharmacyId = overrides.pharmacyId ?? (await buildPharmacy(trx)).id;
  const pull =
    overrides.kind === 'pull'
      ? { url: 'http://localhost:3010/pharmacies/test-apotheke/stock.csv', schedule: '*/15 * * * *', format: 'csv', nextRunAt: new Date() }
      : {};
  return insertRow<StockFeedRow>(trx, 'stock_feeds', { kind: 'upload', ...pull, ...overrides, pharmacyId });
};

/** A feed's key that is valid until it is revoked; `key` is what the pharmacy's system sends. Makes its own push feed unless told. */
export const buildFeedKey = async (trx: Knex, overrides: Partial<FeedKeyRow> = {}): Promise<FeedKeyRow & { key: string }> => {
  const key = `bwf_${newSecret()}`;
  const feedId = overrides.feedId ?? (await buildStockFeed(trx, { kind: 'push' })).id;
  const row = { id: v7(), keyHash: sha256(key), prefix: key.slice(0, 12), createdAt: new Date(), ...overrides, feedId };
  return { ...(await insertRow<FeedKeyRow>(trx, 'feed_keys', row)), key };
};
