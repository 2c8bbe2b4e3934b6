import type { Alert, AlertKind } from '@blattwerk/contract/alerts/shapes';
import type { AlertStatus } from '@blattwerk/contract/alerts/states';
import type { Unit } from '@blattwerk/contract/products/enums';

export interface OwnAlertRow {
  id: string;
  kind: AlertKind;
  status: AlertStatus;
  priceCents: number | null;
  zipCode: string | null;
  radiusKm: number | null;
  createdAt: Date;
  lastSentAt: Date | null;
  productId: string;
  productSlug: string;
  productName: string;
  unit: Unit;
  pharmacyId: string | null;
  pharmacySlug: string;
  pharmacyName: string;
  pharmacyZipCode: string;
  pharmacyCity: string;
}

export const presentAlert = (row: OwnAlertRow): Alert => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  product: { id: row.productId, slug: row.productSlug, name: row.productName, unit: row.unit },
  priceCents: row.priceCents,
  pharmacy:
    row.pharmacyId === null
      ? null
      : { id: row.pharmacyId, slug: row.pharmacySlug, name: row.pharmacyName, zipCode: row.pharmacyZipCode, city: row.pharmacyCity },
  zipCode: row.zipCode,
  radiusKm: row.radiusKm === null ? null : Number(row.radiusKm),
  createdAt: row.createdAt.toISOString(),
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
});
