import type { Knex } from 'knex';
import type { Category, Genetics, Irradiation, Unit } from '@blattwerk/contract/products/enums';
import { pznCheckDigit } from '@blattwerk/contract/products/pzn';
import type { ContributionStatus, RejectionReason } from '@blattwerk/contract/reviews/states';
import { v7 } from 'uuid';
import { insertRow, nextNumber } from './insert-row.ts';

export interface ProductRow {
  id: string;
  slug: string;
  pzn: string;
  name: string;
  category: Category;
  unit: Unit;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  thc: number | null;
  cbd: number | null;
  isThcBelow: boolean;
  isCbdBelow: boolean;
  manufacturerId: string | null;
  growerId: string | null;
  strainId: string | null;
  origin: string | null;
  irradiation: Irradiation;
  descriptionDe: string | null;
  descriptionEn: string | null;
  isPromoted: boolean;
  publishedAt: Date | null;
  firstSeenAt: Date;
  version: number;
}

export interface ReviewRow {
  id: string;
  productId: string;
  patientId: string | null;
  pseudonym: string;
  rating: number;
  text: string | null;
  effects: string[];
  sideEffects: string[];
  benefits: string[];
  status: ContributionStatus;
  reason: RejectionReason | null;
  reasonText: string | null;
  isVerified: boolean;
  createdAt: Date;
  publishedAt: Date | null;
  version: number;
}

export interface CommentRow {
  id: string;
  reviewId: string;
  productId: string;
  patientId: string | null;
  pseudonym: string;
  text: string | null;
  status: ContributionStatus;
  reason: RejectionReason | null;
  createdAt: Date;
  publishedAt: Date | null;
  version: number;
}

export type ProductOverrides = Partial<ProductRow> & { terpenes?: { key: string; share?: number | null }[] };

/** The n-th valid PZN of the range 98000000 to 98999999, which no product of ours or of the demo has. */
export const testPzn = (n: number): string => {
  let number = 9_800_000 - 1;
  for (let found = 0; found < n;) {
    number += 1;
    if (pznCheckDigit(String(number)) !== null) found += 1;
  }
  return `${number}${pznCheckDigit(String(number))}`;
};

const unitOf: Record<Category, Unit> = { flower: 'g', extract: 'ml', vape: 'piece', edible: 'piece' };

/** A published flower, 22 % THC, less than 1 % CBD. `terpenes` need the reference data. */
export const buildProduct = async (trx: Knex, overrides: ProductOverrides = {}): Promise<ProductRow> => {
  const { terpenes = [], ...own } = overrides;
  const number = nextNumber();
  const id = v7();
  const product = await insertRow<ProductRow>(trx, 'products', {
    id,
    slug: `testblatt-${number}-${id.slice(-12)}`,
    pzn: testPzn(number),
    name: `Testblatt 22/1 T${number}`,
    category: 'flower',
    unit: unitOf[own.category ?? 'flower'],
    genetics: 'hybrid',
    thc: 22,
    cbd: 1,
    isCbdBelow: true,
    origin: 'CA',
    irradiation: 'unirradiated',
    publishedAt: new Date(),
    ...own,
  });
  if (terpenes.length > 0)
    await trx('product_terpenes').insert(terpenes.map(({ key, share }) => ({ productId: product.id, terpene: key, share: share ?? null })));
  return product;
};

/** A published review by an unknown author; with `patientId` it is that patient's own. */
export const buildReview = async (trx: Knex, overrides: Partial<ReviewRow> = {}): Promise<ReviewRow> => {
  const productId = overrides.productId ?? (await buildProduct(trx)).id;
  const status = overrides.status ?? 'published';
  return insertRow<ReviewRow>(trx, 'reviews', {
    pseudonym: `Ahorn ${nextNumber()}`,
    rating: 4,
    text: 'Gleichmäßig getrocknet, milder Geschmack.',
    publishedAt: status === 'published' ? new Date() : null,
    reason: status === 'rejected' ? 'other' : null,
    ...overrides,
    status,
    productId,
  });
};

/** A comment that waits for a moderator, on a published review by an unknown author. */
export const buildComment = async (trx: Knex, overrides: Partial<CommentRow> = {}): Promise<CommentRow> => {
  const { id: reviewId, productId } = await (overrides.reviewId ? trx('reviews').where({ id: overrides.reviewId }).first('id', 'productId') : buildReview(trx));
  const status = overrides.status ?? 'pending';
  return insertRow<CommentRow>(trx, 'review_comments', {
    id: v7(),
    pseudonym: `Ahorn ${nextNumber()}`,
    text: 'Das ging mir auch so.',
    publishedAt: status === 'published' ? new Date() : null,
    reason: status === 'rejected' ? 'other' : null,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
    status,
    reviewId,
    productId,
  });
};
