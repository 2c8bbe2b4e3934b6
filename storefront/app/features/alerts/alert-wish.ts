import type { Alert, AlertInput } from '@blattwerk/contract/alerts/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import { alertKinds } from '@blattwerk/contract/alerts/shapes';
import { email as emailShape } from '@blattwerk/contract/validation';
import { z } from 'zod';

/** The product that a user waits for. */
export interface AlertProduct {
  id: string;
  unit: Unit;
  pharmacyCount: number;
}

/** What stands in the form, as typed. */
const typed = z.object({
  kind: z.enum(alertKinds),
  price: z.string(),
  pharmacyId: z.string().optional(),
  zipCode: z.string().trim(),
  radiusKm: z.string(),
  email: z.string(),
});
export type AlertFields = z.output<typeof typed>;

type FieldName = 'price' | 'pharmacyId' | 'zipCode' | 'email';

/** "6,49" or "6.49" in cents; null for anything else. */
export const centsOf = (typed: string): number | null => {
  const found = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(typed);
  if (!found) return null;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
};

/** The fields that want another look; what belongs to another kind of alert is not looked at. */
const wrongIn = ({ kind, price, pharmacyId, zipCode, email }: AlertFields, isVisitor: boolean): FieldName[] => {
  const wrong: FieldName[] = [];
  if (kind === 'price-below' && centsOf(price) === null) wrong.push('price');
  if (kind === 'at-pharmacy' && pharmacyId === undefined) wrong.push('pharmacyId');
  if (kind !== 'at-pharmacy' && zipCode !== '' && !/^\d{5}$/.test(zipCode)) wrong.push('zipCode');
  if (isVisitor && !emailShape.safeParse(email).success) wrong.push('email');
  return wrong;
};

/** The rules of the form; visitors leave an address. */
export const alertForm = (isVisitor: boolean, textOf: (name: FieldName) => string) =>
  typed.superRefine((fields, context) => {
    for (const name of wrongIn(fields, isVisitor)) context.addIssue({ code: 'custom', path: [name], message: textOf(name) });
  });

/** What is asked of the server. */
export const wishOf = (productId: string, { kind, price, pharmacyId, zipCode, radiusKm, email }: AlertFields, isVisitor: boolean): AlertInput => {
  const priceCents = centsOf(price);
  return {
    productId,
    kind,
    ...(kind === 'price-below' && priceCents !== null ? { priceCents } : {}),
    ...(kind === 'at-pharmacy' && pharmacyId !== undefined ? { pharmacyId } : {}),
    ...(kind === 'at-pharmacy' || zipCode === '' ? {} : { zipCode, radiusKm: Number(radiusKm) }),
    ...(isVisitor ? { email: emailShape.parse(email) } : {}),
  };
};

/** The same once more, for an account. */
export const wishOfAlert = ({ product, kind, priceCents, pharmacy, zipCode, radiusKm }: Alert): AlertInput => ({
  productId: product.id,
  kind,
  ...(priceCents === null ? {} : { priceCents }),
  ...(pharmacy === null ? {} : { pharmacyId: pharmacy.id }),
  ...(zipCode === null || radiusKm === null ? {} : { zipCode, radiusKm }),
});
