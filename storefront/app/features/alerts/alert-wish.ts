import type { AlertInput, AlertKind } from '@blattwerk/contract/alerts/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import { email as emailShape } from '@blattwerk/contract/validation';

/** The product that somebody waits for. */
export interface AlertProduct {
  id: string;
  unit: Unit;
  pharmacyCount: number;
}

/** What stands in the form, as typed. */
export interface AlertFields {
  kind: AlertKind;
  price: string;
  pharmacyId: string | undefined;
  zipCode: string;
  radiusKm: string;
  email: string;
}

export type FieldName = 'price' | 'pharmacy' | 'zipCode' | 'email';

/** "6,49" or "6.49" in cents; null for anything else. */
export const centsOf = (typed: string): number | null => {
  const found = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(typed);
  if (!found) return null;
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
};

/** What is asked of the server, or the fields that want another look. */
export const wishOf = (
  productId: string,
  { kind, price, pharmacyId, zipCode, radiusKm, email }: AlertFields,
  isVisitor: boolean,
): { wish: AlertInput } | { wrong: FieldName[] } => {
  const wrong: FieldName[] = [];
  const priceCents = centsOf(price);
  const area = kind === 'at-pharmacy' ? '' : zipCode.trim();
  if (kind === 'price-below' && priceCents === null) wrong.push('price');
  if (kind === 'at-pharmacy' && pharmacyId === undefined) wrong.push('pharmacy');
  if (area !== '' && !/^\d{5}$/.test(area)) wrong.push('zipCode');
  const address = emailShape.safeParse(email);
  if (isVisitor && !address.success) wrong.push('email');
  if (wrong.length > 0) return { wrong };
  return {
    wish: {
      productId,
      kind,
      ...(kind === 'price-below' && priceCents !== null ? { priceCents } : {}),
      ...(kind === 'at-pharmacy' && pharmacyId !== undefined ? { pharmacyId } : {}),
      ...(area === '' ? {} : { zipCode: area, radiusKm: Number(radiusKm) }),
      ...(isVisitor && address.success ? { email: address.data } : {}),
    },
  };
};
