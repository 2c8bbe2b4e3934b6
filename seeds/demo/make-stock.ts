import { cast, emptyPharmacies } from '../cast.ts';
import { stableId } from '../stable-ids.ts';
import type { DemoPharmacy } from './make-pharmacies.ts';
import type { DemoProduct } from './make-products.ts';
import { chanceOf, type Chance } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;
const historyDays = 90;
/** Products with a price history worth drawing. */
const productsWithHistory = 150;
/** The most that a pharmacy with a pulled feed lists: the sandbox's lists are longer, so its first run never looks like a loss. */
const mostWhenPulled = 40;

export const productId = (pzn: string): string => stableId('product', pzn);

/** The pharmacies whose feeds are pulled: the one of the pharmacy login and eleven others all over the country. */
export const pulledPharmacies = (pharmacies: readonly DemoPharmacy[]): DemoPharmacy[] =>
  pharmacies.filter((pharmacy, index) => pharmacy.slug === cast.pharmacy.pharmacySlug || (index > 2 && index % 26 === 7)).slice(0, 12);

export interface DemoStock {
  pharmacyId: string;
  productId: string;
  quantity: number;
  priceCents: number;
  confirmedAt: Date;
}

/** Fresh for most pharmacies, older than a day for some, older than three days for few. */
const confirmedAgo = (chance: Chance): number =>
  chance.weighted([
    [chance.int(1, 20) * (hour / 4), 88],
    [chance.int(26, 60) * hour, 8],
    [chance.int(74, 200) * hour, 4],
  ]);

const quantityOf = (product: DemoProduct, chance: Chance): number => {
  if (chance.is(0.1)) return 0;
  if (product.unit === 'piece') return chance.int(1, 24);
  return chance.is(0.3) ? chance.int(2, 45) : chance.pick([50, 80, 120, 150, 200, 250, 300, 480, 750, 1250]);
};

const priceNear = (cents: number, chance: Chance): number => Math.round(cents * (0.88 + chance.next() * 0.24));

/** What every pharmacy but the two empty ones has, at the moment `now`. Popular products (the catalogue's beginning of each maker) stand in more of them. */
export const makeStock = (pharmacies: readonly DemoPharmacy[], products: readonly DemoProduct[], now: Date): DemoStock[] => {
  const chance = chanceOf(4711);
  const pulled = new Set(pulledPharmacies(pharmacies).map((pharmacy) => pharmacy.slug));
  const popular = chance.sample(products, 180);
  return pharmacies
    .filter((pharmacy) => !(emptyPharmacies as readonly string[]).includes(pharmacy.slug))
    .flatMap((pharmacy) => {
      const isPulled = pulled.has(pharmacy.slug);
      const count = isPulled ? chance.int(28, mostWhenPulled) : chance.int(30, 110);
      const range = new Set([...chance.sample(popular, Math.floor(count * 0.5)), ...chance.sample(products, Math.ceil(count * 0.5))]);
      const ago = isPulled ? chance.int(1, 8) * (hour / 4) : confirmedAgo(chance);
      return [...range].map((product) => ({
        pharmacyId: pharmacy.id,
        productId: productId(product.pzn),
        quantity: quantityOf(product, chance),
        priceCents: priceNear(product.basePriceCents, chance),
        confirmedAt: new Date(now.getTime() - ago),
      }));
    });
};

export interface DemoStockChange {
  pharmacyId: string;
  productId: string;
  quantity: number | null;
  priceCents: number | null;
  at: Date;
}

/** One line of stock through the 90 days before it was confirmed: steps of price and quantity, sometimes a gap, and its values of now as the last step. */
const historyOf = (line: DemoStock, chance: Chance): DemoStockChange[] => {
  const { pharmacyId, productId: product } = line;
  const changes: DemoStockChange[] = [];
  let price = Math.round(line.priceCents * (1 + (chance.next() - 0.35) * 0.2));
  // About what there is now on average: grams, millilitres and pieces have their own scale.
  const step = Math.max(1, Math.round(line.quantity / 6));
  for (let ago = historyDays - chance.int(0, 6); ago > 2; ago -= chance.int(5, 14)) {
    const at = new Date(line.confirmedAt.getTime() - ago * day - chance.int(0, 20) * hour);
    if (chance.is(0.08)) {
      changes.push({ pharmacyId, productId: product, quantity: null, priceCents: null, at });
      continue;
    }
    price = Math.round(price * (0.97 + chance.next() * 0.055));
    changes.push({ pharmacyId, productId: product, quantity: chance.int(0, 12) * step, priceCents: price, at });
  }
  return [...changes, { pharmacyId, productId: product, quantity: line.quantity, priceCents: line.priceCents, at: line.confirmedAt }];
};

/** A line that has not changed for as long as the history reaches. */
const unchanged = ({ pharmacyId, productId: product, quantity, priceCents, confirmedAt }: DemoStock): DemoStockChange => ({
  ...{ pharmacyId, productId: product, quantity, priceCents },
  at: new Date(confirmedAt.getTime() - historyDays * day),
});

/** The history of all stock, since nothing is there that has none; it moves for products that most pharmacies have. */
export const makeStockChanges = (stock: readonly DemoStock[]): DemoStockChange[] => {
  const chance = chanceOf(90);
  const spread = new Map<string, number>();
  for (const line of stock) spread.set(line.productId, (spread.get(line.productId) ?? 0) + 1);
  const told = new Set([...spread].sort(([, a], [, b]) => b - a).slice(0, productsWithHistory).map(([id]) => id)); // prettier-ignore
  const lines = stock.flatMap((line) => (told.has(line.productId) && chance.is(0.22) ? historyOf(line, chance) : [unchanged(line)]));
  return lines.sort((a, b) => a.at.getTime() - b.at.getTime());
};
