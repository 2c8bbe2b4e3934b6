import type { PharmacyItem, PharmacyPage } from '@blattwerk/contract/pharmacies/shapes';
import { availabilityOf, type Freshness } from '@blattwerk/contract/products/enums';
import { plateAddress, type MarketAccess } from '../products/public.ts';
import { openingStateAt } from './opening-state.ts';
import type { PharmacyRow, PharmacyStockRow } from './pharmacies.queries.ts';
import { inGroups } from '../../kernel/phone-words.ts';

/** The moment of the answer, and since when stock must be confirmed to be sure. */
export interface Moment {
  now: Date;
  uncertainBefore: Date;
}

const freshnessOf = (confirmedAt: Date, uncertainBefore: Date): Freshness => (confirmedAt < uncertainBefore ? 'uncertain' : 'confirmed');

/** What a file says of it, which is read later: nothing of this moment. */
export type FiledPharmacy = Omit<PharmacyItem, 'opening'>;

export const presentFiled = (row: PharmacyRow, { uncertainBefore }: Moment): FiledPharmacy => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  street: row.street,
  houseNum: row.houseNum,
  address: `${row.street} ${row.houseNum}`,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  phone: row.phone,
  phoneInGroups: row.phone && inGroups(row.phone),
  email: row.email,
  website: row.website,
  isPickupOnly: row.isPickupOnly,
  hasCourier: row.isPickupOnly ? false : row.hasCourier,
  acceptsElectronic: row.acceptsElectronic,
  shippingCents: row.isPickupOnly ? null : row.shippingCents,
  freeShippingFromCents: row.isPickupOnly ? null : row.freeShippingFromCents,
  openingHours: row.openingHours,
  productCount: row.productCount,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  freshness: row.confirmedAt && freshnessOf(row.confirmedAt, uncertainBefore),
  ...(row.distance === null ? {} : { distanceKm: Math.round(row.distance * 10) / 10 }),
});

export const presentPharmacy = (row: PharmacyRow, moment: Moment): PharmacyItem => ({
  ...presentFiled(row, moment),
  opening: openingStateAt(row.openingHours, moment.now, row.federalState),
});

export const presentStock = (
  row: PharmacyStockRow,
  access: Pick<MarketAccess, 'prices' | 'images' | 'imageQuery'>,
  { uncertainBefore }: Moment,
): PharmacyPage['stock'][number] => ({
  product: {
    id: row.id,
    slug: row.slug,
    pzn: row.pzn,
    name: row.name,
    category: row.category,
    genetics: row.genetics,
    thc: row.thc,
    cbd: row.cbd,
    unit: row.unit,
    image: plateAddress(row.slug, access),
  },
  priceCents: access.prices ? row.priceCents : null,
  currency: 'EUR',
  availability: availabilityOf(row.quantity),
  confirmedAt: row.confirmedAt.toISOString(),
  freshness: freshnessOf(row.confirmedAt, uncertainBefore),
});
