import type { Irradiation } from '@blattwerk/contract/products/enums';
import type { SimilarProduct, SimilarRecords } from '@blattwerk/contract/products/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { productOnceShown } from './known-product.ts';
import { terpenesOfProducts } from './market.queries.ts';
import { compareProfiles, type Comparison, type Profile } from './profile-distance.ts';
import { Product } from './product.model.ts';
import { shortList } from './products.service.ts';

/** Candidates compared in full: those whose contents are nearest. */
const candidates = 200;
const shown = 6;
/** A difference of content that counts as nothing in common: points of per cent, or mg/ml for what is measured in them. */
const scales = { flower: 10, vape: 10, extract: 100, edible: 100 } as const;

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

const nearby = (ctx: Ctx, { id, category, thc, cbd }: Product) =>
  Product.query(ctx.trx)
    .where({ category })
    .whereNotNull('publishedAt')
    .whereNot({ id })
    .orderByRaw('abs(coalesce(thc, 0) - CAST(? AS numeric)) + abs(coalesce(cbd, 0) - CAST(? AS numeric)), id', [thc ?? 0, cbd ?? 0])
    .limit(candidates)
    .select('id', 'thc', 'cbd')
    .execute();

/** Everything in stock that was compared, the nearest first. */
const similarTo = async (ctx: Ctx, product: Product, zipCode?: string): Promise<SimilarProduct[]> => {
  const others = await nearby(ctx, product);
  const ids = others.map(({ id }) => id);
  const { items } = await shortList(ctx, { ids, inStock: true, pageSize: candidates, ...(zipCode === undefined ? {} : { zipCode }) });
  const rows = await terpenesOfProducts(ctx, [product.id, ...ids]);
  const terpenes = Map.groupBy(rows, ({ productId }) => productId);
  const labels = new Map(rows.map((row) => [row.name, ctx.locale === 'en' ? row.nameEn : row.nameDe]));
  const profileOf = ({ id, thc, cbd }: { id: string; thc: number | null; cbd: number | null }): Profile => ({ thc, cbd, terpenes: terpenes.get(id) ?? [] });
  const own = profileOf(product);
  const compared = items.map((item): [typeof item, Comparison] => [item, compareProfiles(own, profileOf(item), scales[product.category])]);
  compared.sort(([one, a], [other, b]) => b.similarity - a.similarity || one.name.localeCompare(other.name));
  return compared.map(([item, { similarity, thcDifference, cbdDifference, terpeneOverlap, shared }]) => ({
    product: item,
    similarity: Math.round(similarity * 100) / 100,
    thcDifference: round(thcDifference),
    cbdDifference: round(cbdDifference),
    terpeneOverlap: round(terpeneOverlap),
    sharedTerpenes: shared.map((name) => ({ name, label: labels.get(name) ?? name })),
  }));
};

/**
 * What is in stock and comes nearest in THC, CBD and terpenes, with the numbers that say how near.
 * Of what is withdrawn too: then it is what may take its place.
 * @throws server.notFound for a product that never was in the market, invalid.zip.code, server.unauthorized or server.forbidden while the market is closed
 */
export const readSimilar = async (ctx: Ctx, { slug, zipCode }: { slug: string; zipCode?: string | undefined }): Promise<{ items: SimilarProduct[] }> => ({
  items: (await similarTo(ctx, await productOnceShown(ctx, slug), zipCode)).slice(0, shown),
});

/** What another irradiation takes from the likeness of a product that is to take the place of one: as much as 2.5 points of THC in a flower. */
const otherIrradiation = 0.1;

const isSame = <T>(one: T | null, other: T | null): boolean | null => (one === null || other === null ? null : one === other);
const knownIrradiation = ({ irradiation }: { irradiation: Irradiation }): Irradiation | null => (irradiation === 'unknown' ? null : irradiation);

/** What a doctor can sign to take a product's place: alike, in stock, and measured in the same unit. @throws server.notFound */
export const readSimilarRecords = async (ctx: Ctx, id: string): Promise<SimilarRecords> => {
  const own = found(await Product.query(ctx.trx).findById(id));
  const records = (await similarTo(ctx, own))
    .filter(({ product }) => product.unit === own.unit)
    .map((item) => {
      const isSameIrradiation = isSame(knownIrradiation(own), knownIrradiation(item.product));
      const similarity = Math.max(0, Math.round((item.similarity - (isSameIrradiation === false ? otherIrradiation : 0)) * 100) / 100);
      return { ...item, similarity, isSameGenetics: isSame(own.genetics, item.product.genetics), isSameIrradiation };
    });
  // Sorting keeps the order of what is alike to the same degree.
  return { items: records.toSorted((one, other) => other.similarity - one.similarity).slice(0, shown) };
};
