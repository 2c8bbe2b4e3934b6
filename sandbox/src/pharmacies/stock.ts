import { chance, choose, pick } from './chance.ts';
import type { Product } from './products.ts';

/** A line of a pharmacy's stock: quantity in `unit`, price per `unit` in cents. */
export interface StockItem {
  pzn: string;
  name: string;
  category: string;
  unit: string;
  quantity: number;
  priceCents: number;
}

export const bucketMs = 5 * 60 * 1000;
const levels = [5, 10, 15, 25, 40, 50, 80, 120, 180, 250, 480, 1250];
const shareSoldOut = 0.08;

/** Number of the five minutes in which this moment lies. */
export function bucketOf(nowMs: number): number {
  return Math.floor(nowMs / bucketMs);
}

/** A pharmacy keeps its range of 40 to 120 products; only quantities and, rarely, prices change. */
function rangeOf(slug: string, products: Product[]): Product[] {
  const size = Math.min(products.length, 40 + pick(`${slug} size`, 81));
  return products
    .map((product) => ({ product, order: chance(`${slug} ${product.pzn} order`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ product }) => product);
}

function quantityAt(slug: string, product: Product, bucket: number): number {
  const key = `${slug} ${product.pzn}`;
  const period = 3 + pick(`${key} period`, 36);
  const step = Math.floor((bucket + pick(`${key} phase`, period)) / period);
  if (chance(`${key} ${step} sold out`) < shareSoldOut) return 0;
  const level = choose(`${key} level`, levels) * (product.unit === 'piece' ? 0.1 : 1);
  return Math.max(1, Math.round(level * (0.5 + chance(`${key} ${step} level`))));
}

function priceAt(slug: string, product: Product, bucket: number): number {
  const key = `${slug} ${product.pzn}`;
  const period = 300 + pick(`${key} price period`, 900);
  const step = Math.floor((bucket + pick(`${key} price phase`, period)) / period);
  const ownLevel = 0.9 + 0.25 * chance(`${key} price`);
  const change = 0.97 + 0.06 * chance(`${key} ${step} price`);
  return Math.max(50, Math.round(product.basePriceCents * ownLevel * change));
}

/** PZN that no manufacturer was given, for the one thing that only this pharmacy sells. */
function ownPzn(slug: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const digits = `9989${String(pick(`${slug} own ${attempt}`, 1000)).padStart(3, '0')}`;
    const check = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}

/** The stock of a pharmacy at a moment: the same for the same slug, products and five minutes. */
export function stockOf(slug: string, products: Product[], nowMs: number): StockItem[] {
  const bucket = bucketOf(nowMs);
  const items = rangeOf(slug, products).map((product): StockItem => {
    const { pzn, name, category, unit } = product;
    return { pzn, name, category, unit, quantity: quantityAt(slug, product, bucket), priceCents: priceAt(slug, product, bucket) };
  });
  if (chance(`${slug} own product`) < 0.1) {
    const own = { pzn: ownPzn(slug), name: 'Hausmischung Cannabisblüten zerkleinert', category: 'flower', unit: 'g', basePriceCents: 790 };
    items.push({
      pzn: own.pzn,
      name: own.name,
      category: own.category,
      unit: own.unit,
      quantity: quantityAt(slug, own, bucket),
      priceCents: priceAt(slug, own, bucket),
    });
  }
  return items;
}
