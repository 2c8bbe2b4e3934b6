import { countBits } from './bits.ts';
import { addDistance, addOffers, closeView, distanceKm, emptyView, type Frame, type OfferView, type PharmacyOffers, type Place } from './offers.ts';

/** Offers assembled before the event loop is released. */
const rowsAtOnce = 100_000;

/** All offers of all listed pharmacies put together. */
export const viewOfAll = async (pharmacies: Iterable<PharmacyOffers>, size: number, frame: Frame, pause: () => Promise<void>): Promise<OfferView> => {
  const view = emptyView(size);
  let rows = 0;
  for (const pharmacy of pharmacies) {
    if (!pharmacy.isListed) continue;
    addOffers(view, pharmacy, frame);
    rows += pharmacy.stock.products.length;
    if (rows < rowsAtOnce) continue;
    rows = 0;
    await pause();
  }
  return closeView(view);
};

/** What is asked of the offers: those of one pharmacy, those within a distance, or all with their distance. */
export interface Reach {
  pharmacyId: string | undefined;
  place: Place | null;
  radiusKm: number | undefined;
}

interface Near {
  pharmacy: PharmacyOffers;
  distance: number;
}

/** Listed pharmacies whose place is known, nearest first. */
const nearest = (pharmacies: Iterable<PharmacyOffers>, place: Place): Near[] => {
  const found: Near[] = [];
  for (const pharmacy of pharmacies) {
    if (!pharmacy.isListed || pharmacy.lat === null || pharmacy.lon === null) continue;
    found.push({ pharmacy, distance: distanceKm(place, { lat: pharmacy.lat, lon: pharmacy.lon }) });
  }
  return found.sort((a, b) => a.distance - b.distance);
};

/** Distances are known when everything that is in the view was met. */
const withDistances = (view: OfferView, byDistance: readonly Near[], frame: Frame): OfferView => {
  const distances = new Float64Array(view.prices.length).fill(NaN);
  let missing = countBits(view.offered);
  for (const { pharmacy, distance } of byDistance) {
    if (missing === 0) break;
    missing -= addDistance(distances, distance, pharmacy, frame);
  }
  return { ...view, distances, orders: new Map() };
};

/** The offers in reach put together for each product. */
export const viewOf = ({ pharmacyId, place, radiusKm }: Reach, pharmacies: ReadonlyMap<string, PharmacyOffers>, all: OfferView, frame: Frame): OfferView => {
  if (pharmacyId === undefined && place === null) return all;
  const asked = pharmacyId === undefined ? [...pharmacies.values()] : [pharmacies.get(pharmacyId)].filter((one) => one !== undefined);
  const byDistance = place === null ? [] : nearest(asked, place).filter(({ distance }) => radiusKm === undefined || distance <= radiusKm);
  if (pharmacyId === undefined && radiusKm === undefined) return withDistances(all, byDistance, frame);
  const inReach = radiusKm === undefined ? asked.filter(({ isListed }) => isListed) : byDistance.map(({ pharmacy }) => pharmacy);
  const view = emptyView(all.prices.length);
  for (const pharmacy of inReach) addOffers(view, pharmacy, frame);
  closeView(view);
  return place === null ? view : withDistances(view, byDistance, frame);
};
