import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { insertMany } from '../insert-many.ts';
import { stableId } from '../stable-ids.ts';
import { makeFeeds } from './make-feeds.ts';
import type { FeedServers } from './pull-sources.ts';
import type { DemoPharmacy } from './make-pharmacies.ts';
import { slugOf, type DemoProduct } from './make-products.ts';
import { cartridgeSystemOf, makeVaporizers } from './make-vaporizers.ts';
import { makeComments } from './make-comments.ts';
import { makeReviews } from './make-reviews.ts';
import { makeStockChanges, productId, type DemoStock } from './make-stock.ts';

const day = 86_400_000;

/** The committed catalogue. */
export const readProducts = (): DemoProduct[] => JSON.parse(readFileSync(new URL('products.json', import.meta.url), 'utf8')) as DemoProduct[];

const nameTables = { manufacturers: 'manufacturer', growers: 'grower', strains: 'strain' } as const;

const seedNames = async (trx: Knex, products: readonly DemoProduct[]): Promise<void> => {
  for (const [table, field] of Object.entries(nameTables)) {
    const names = [...new Set(products.map((product) => product[field]).filter((name) => name !== null))].sort();
    await insertMany(
      trx,
      table,
      names.map((name) => ({ id: stableId(field, name), slug: slugOf(name), name })),
    );
  }
};

const idOf = (field: 'manufacturer' | 'grower' | 'strain', name: string | null): string | null => (name === null ? null : stableId(field, name));

const productRow = (product: DemoProduct, now: Date): object => {
  const {
    pzn,
    slug,
    name,
    category,
    unit,
    genetics,
    geneticsDetail,
    thc,
    cbd,
    isThcBelow,
    isCbdBelow,
    origin,
    irradiation,
    descriptionDe,
    descriptionEn,
    isPromoted,
  } = product;
  const firstSeenAt = new Date(now.getTime() - product.daysSinceFirstSeen * day);
  return {
    id: productId(pzn),
    ...{
      pzn,
      slug,
      name,
      category,
      unit,
      genetics,
      geneticsDetail,
      thc,
      cbd,
      isThcBelow,
      isCbdBelow,
      origin,
      irradiation,
      descriptionDe,
      descriptionEn,
      isPromoted,
    },
    manufacturerId: idOf('manufacturer', product.manufacturer),
    growerId: idOf('grower', product.grower),
    strainId: idOf('strain', product.strain),
    cartridgeSystem: cartridgeSystemOf(product),
    publishedAt: firstSeenAt,
    firstSeenAt,
    createdAt: firstSeenAt,
    updatedAt: firstSeenAt,
    version: 1,
  };
};

export const seedProducts = async (trx: Knex, products: readonly DemoProduct[], now: Date): Promise<void> => {
  await seedNames(trx, products);
  await insertMany(
    trx,
    'products',
    products.map((product) => productRow(product, now)),
  );
  const profiles = products.flatMap((product) => product.terpenes.map(({ key, share }) => ({ productId: productId(product.pzn), terpene: key, share })));
  await insertMany(trx, 'product_terpenes', profiles);
  await insertMany(trx, 'vaporizers', makeVaporizers(now));
};

export interface StockScene {
  pharmacies: readonly DemoPharmacy[];
  products: readonly DemoProduct[];
  stock: readonly DemoStock[];
  now: Date;
  servers: FeedServers;
}

export const seedStock = async (trx: Knex, { pharmacies, products, stock, now, servers }: StockScene): Promise<void> => {
  const pznOf = new Map(products.map(({ pzn }) => [productId(pzn), pzn]));
  const { feeds, runs, aliases } = makeFeeds({ pharmacies, stock, now, servers, pznOf });
  await insertMany(trx, 'stock_feeds', feeds);
  await insertMany(trx, 'feed_runs', runs);
  await insertMany(trx, 'product_aliases', aliases);
  await insertMany(trx, 'stock', stock);
  await insertMany(trx, 'stock_changes', makeStockChanges(stock));
};

export const seedReviews = async (trx: Knex, products: readonly DemoProduct[], now: Date): Promise<void> => {
  const reviews = makeReviews(products, now);
  await insertMany(trx, 'reviews', reviews);
  await insertMany(trx, 'review_comments', makeComments(reviews, now));
};
