import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { insertRow } from './insert-row.ts';
import { buildProduct } from './products.ts';
import { buildPatient } from './users.ts';

export interface AlertRow {
  id: string;
  userId: string | null;
  email: string | null;
  productId: string;
  kind: 'back-in-stock' | 'price-below' | 'at-pharmacy';
  priceCents: number | null;
  pharmacyId: string | null;
  zipCode: string | null;
  radiusKm: number | null;
  lat: number | null;
  lon: number | null;
  status: 'pending' | 'active';
  metAt: Date | null;
  isTold: boolean;
  lastSentAt: Date | null;
  askedAt: Date;
  confirmedAt: Date | null;
}

/** An active alert of a person with an account, or of an address; it makes its own parents. */
export const buildAlert = async (trx: Knex, overrides: Partial<AlertRow> = {}): Promise<AlertRow> => {
  const { email = null, status = 'active' } = overrides;
  const at = new Date();
  return insertRow<AlertRow>(trx, 'alerts', {
    id: v7(),
    kind: 'back-in-stock',
    locale: 'de',
    status,
    askedAt: at,
    createdAt: at,
    updatedAt: at,
    ...overrides,
    userId: email === null ? (overrides.userId ?? (await buildPatient(trx)).id) : null,
    productId: overrides.productId ?? (await buildProduct(trx)).id,
    confirmedAt: status === 'active' ? (overrides.confirmedAt ?? at) : null,
  });
};
