import { z } from 'zod';
import { pharmacyBrief } from '../products/shapes.ts';
import { units } from '../products/enums.ts';
import { cents, email, id, instant, zipCode } from '../validation.ts';
import { alertStatuses } from './states.ts';

/** In stock again; in stock below a price; in stock at the named pharmacy. */
export const alertKinds = ['back-in-stock', 'price-below', 'at-pharmacy'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Around a postal code that comes without a radius. */
export const usualRadiusKm = 25;
export const maxAlerts = 50;

const isComplete = ({ kind, priceCents, pharmacyId }: { kind: AlertKind; priceCents?: number | undefined; pharmacyId?: string | undefined }): boolean =>
  (kind === 'price-below') === (priceCents !== undefined) && (kind === 'at-pharmacy') === (pharmacyId !== undefined);

/**
 * `priceCents` (a unit) belongs to `price-below` and to nothing else, `pharmacyId` to `at-pharmacy`. Without an account `email` says where to write;
 * with one it is the account's own.
 */
export const alertInput = z
  .strictObject({
    productId: id,
    kind: z.enum(alertKinds),
    priceCents: z.int().min(1).max(1_000_000).optional(),
    pharmacyId: id.optional(),
    zipCode: zipCode.optional(),
    radiusKm: z.number().min(1).max(1000).optional(),
    email: email.optional(),
  })
  .refine(isComplete, { error: 'alert.kind', path: ['kind'] })
  .refine(({ zipCode: area, radiusKm, kind }) => (radiusKm === undefined || area !== undefined) && (kind !== 'at-pharmacy' || area === undefined), {
    error: 'required',
    path: ['zipCode'],
  });
export type AlertInput = z.output<typeof alertInput>;

/** One of the caller's own alerts. */
export const alert = z.object({
  id,
  kind: z.enum(alertKinds),
  status: z.enum(alertStatuses),
  product: z.object({ id, slug: z.string(), name: z.string(), unit: z.enum(units) }),
  priceCents: cents.nullable(),
  pharmacy: pharmacyBrief.nullable(),
  zipCode: z.string().nullable(),
  radiusKm: z.number().nullable(),
  createdAt: instant,
  lastSentAt: instant.nullable(),
});
export type Alert = z.output<typeof alert>;
export const alertList = z.object({ items: z.array(alert), total: z.int() });

/** `alert` is null for an address: whether there is one already is its owner's to know. */
export const alertAnswer = z.object({ message: z.string(), status: z.enum(alertStatuses), alert: alert.nullable() });
export type AlertAnswer = z.output<typeof alertAnswer>;

export const alertTokenInput = z.strictObject({ token: z.string().min(1).max(200) });
/** A mail program's one click (RFC 8058): the form's only field is fixed, the address says which. */
export const alertOneClickInput = z.object({ token: z.string().min(1).max(200) });
export const alertIdInput = z.object({ id });
/** What a mail's link leads to. */
export const openedAlert = z.object({ kind: z.enum(alertKinds), product: z.object({ slug: z.string(), name: z.string() }) });
export type OpenedAlert = z.output<typeof openedAlert>;
