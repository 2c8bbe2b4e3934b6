import { isAmountSure, type Availability, type Freshness } from '@blattwerk/contract/products/enums';
import type { SelectionLine, SelectionPharmacy, SelectionSort } from '@blattwerk/contract/selections/shapes';

export interface Wish {
  productId: string;
  amount: number;
}

/** One product in one pharmacy, as far as the public may know. */
export interface HeldOffer {
  pharmacy: SelectionPharmacy['pharmacy'];
  isPickupOnly: boolean;
  /** What it takes for sending; null where that is not known. */
  shipping: { cents: number | null; freeFromCents: number | null };
  productId: string;
  availability: Exclude<Availability, 'none'>;
  freshness: Freshness;
  confirmedAt: string;
  /** Null where prices may not be seen. */
  priceCents: number | null;
  distanceKm: number | null;
}

const totalOf = (wishes: readonly Wish[], held: ReadonlyMap<string, HeldOffer>): number | null => {
  let total = 0;
  for (const { productId, amount } of wishes) {
    const offer = held.get(productId);
    if (!offer) continue;
    if (offer.priceCents === null) return null;
    total += Math.round(offer.priceCents * amount);
  }
  return total;
};

/** What sending that much costs: nothing is sent for collection, and what is not known is not guessed. */
const shippingOf = ({ isPickupOnly, shipping: { cents, freeFromCents } }: HeldOffer, totalCents: number | null): number | null => {
  if (isPickupOnly || cents === null || totalCents === null) return null;
  return freeFromCents !== null && totalCents >= freeFromCents ? 0 : cents;
};

const presentPharmacy = (wishes: readonly Wish[], held: ReadonlyMap<string, HeldOffer>, of: HeldOffer): SelectionPharmacy => {
  const totalCents = totalOf(wishes, held);
  const missing = wishes.filter(({ productId }) => !held.has(productId)).map(({ productId }) => productId);
  return {
    pharmacy: of.pharmacy,
    isPickupOnly: of.isPickupOnly,
    hasAll: missing.length === 0,
    offers: wishes.flatMap(({ productId, amount }) => {
      const offer = held.get(productId);
      if (!offer) return [];
      const { availability, priceCents, freshness, confirmedAt } = offer;
      return [{ productId, availability, isAmountSure: isAmountSure(availability, amount), priceCents, freshness, confirmedAt }];
    }),
    missing,
    totalCents,
    shippingCents: shippingOf(of, totalCents),
    currency: 'EUR',
    distanceKm: of.distanceKm,
  };
};

const last = Number.MAX_SAFE_INTEGER;
/** With what sending costs; null for those that send nothing, and where it is not known. */
const deliveredOf = ({ totalCents, shippingCents }: SelectionPharmacy): number | null =>
  totalCents === null || shippingCents === null ? null : totalCents + shippingCents;

/** How good an answer to the wish it is, before any order: everything in sure amounts, everything, then by how much is missing. */
const rankOf = ({ hasAll, offers, missing }: SelectionPharmacy): number =>
  hasAll ? (offers.every((offer) => offer.isAmountSure) ? 0 : 1) : 1 + missing.length;

const compare =
  (sort: SelectionSort) =>
  (a: SelectionPharmacy, b: SelectionPharmacy): number => {
    const near = (a.distanceKm ?? last) - (b.distanceKm ?? last);
    const cheap = (a.totalCents ?? last) - (b.totalCents ?? last);
    const order = { distance: near || cheap, price: cheap || near, delivered: (deliveredOf(a) ?? last) - (deliveredOf(b) ?? last) || cheap || near }[sort];
    return rankOf(a) - rankOf(b) || order || a.pharmacy.name.localeCompare(b.pharmacy.name, 'de') || (a.pharmacy.id < b.pharmacy.id ? -1 : 1);
  };

const lowest = (totals: readonly (number | null)[]): number | null => {
  const known = totals.filter((total) => total !== null);
  return known.length === 0 ? null : Math.min(...known);
};

export interface Coverage {
  pharmacies: SelectionPharmacy[];
  holdingAll: number;
  fromTotalCents: number | null;
  fromDeliveredCents: number | null;
  counts: Pick<SelectionLine, 'pharmacyCount' | 'withoutCount'>[];
}

/** Who has how much of the wishes, best first. */
export const coverageOf = (wishes: readonly Wish[], offers: readonly HeldOffer[], sort: SelectionSort): Coverage => {
  const byPharmacy = new Map<string, Map<string, HeldOffer>>();
  for (const offer of offers) {
    const held = byPharmacy.get(offer.pharmacy.id) ?? new Map<string, HeldOffer>();
    byPharmacy.set(offer.pharmacy.id, held.set(offer.productId, offer));
  }
  const holders = [...byPharmacy.values()];
  const have = (products: readonly Wish[]): number => holders.filter((held) => products.every(({ productId }) => held.has(productId))).length;
  const pharmacies = holders.flatMap((held) => [...held.values()].slice(0, 1).map((first) => presentPharmacy(wishes, held, first)));
  const whole = pharmacies.filter(({ hasAll }) => hasAll);
  return {
    pharmacies: pharmacies.sort(compare(sort)),
    holdingAll: have(wishes),
    fromTotalCents: lowest(whole.map(({ totalCents }) => totalCents)),
    fromDeliveredCents: lowest(whole.map(deliveredOf)),
    counts: wishes.map((wish) => ({ pharmacyCount: have([wish]), withoutCount: wishes.length > 1 ? have(wishes.filter((other) => other !== wish)) : 0 })),
  };
};
