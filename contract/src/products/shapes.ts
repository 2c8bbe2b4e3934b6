import { z } from 'zod';
import { anyOf, cents, flag, id, instant, pageQuery, text, zipCode } from '../validation.ts';
import { cartridgeSystem, vaporizer } from '../vaporizers/shapes.ts';
import { availabilities, benefits, categories, effects, freshnesses, genetics, irradiations, productSorts, sideEffects, units } from './enums.ts';
import { officePicture, productPicture } from './picture-shapes.ts';
import { readPzn } from './pzn.ts';

const share = z.coerce.number().min(0).max(1000).optional();
const price = z.coerce.number().int().min(0).max(1_000_000).optional();
const name = text(1, 120);

/** Everything by which the catalogue can be narrowed. Ranges are inclusive; prices are cents a unit. */
export const productFilters = z.object({
  q: z.string().trim().max(100).optional(),
  category: anyOf(z.enum(categories)),
  genetics: anyOf(z.enum(genetics)),
  thcMin: share,
  thcMax: share,
  cbdMin: share,
  cbdMax: share,
  priceMin: price,
  priceMax: price,
  terpenes: anyOf(name),
  effects: anyOf(z.enum(effects)),
  benefits: anyOf(z.enum(benefits)),
  manufacturer: anyOf(name),
  grower: anyOf(name),
  strain: anyOf(name),
  origin: anyOf(z.string().trim().toUpperCase().length(2)),
  irradiation: anyOf(z.enum(irradiations)),
  /** Which system a vape's cartridge belongs to, in any case. */
  cartridgeSystem: anyOf(name),
  isNew: flag.optional(),
  isPromoted: flag.optional(),
  inStock: flag.optional(),
  pharmacyId: id.optional(),
  zipCode: zipCode.optional(),
  radiusKm: z.coerce.number().min(1).max(1000).optional(),
});
export type ProductFilters = z.output<typeof productFilters>;

/** `sort=distance` and `radiusKm` need a `zipCode`. */
export const productQuery = productFilters.extend({
  sort: z.enum(productSorts).optional(),
  /** `false` for those who only want the products: facets are not counted and stay empty, ranges are null. */
  facets: flag.optional(),
  ...pageQuery.shape,
});
export type ProductQuery = z.output<typeof productQuery>;

/** How many terpenes a product in a list names. */
export const leadingTerpenes = 3;

export const productItem = z.object({
  id,
  slug: z.string(),
  pzn: z.string(),
  name: z.string(),
  category: z.enum(categories),
  genetics: z.enum(genetics).nullable(),
  /** The finer word of the maker, such as `Indica-dominant`. */
  geneticsDetail: z.string().nullable(),
  strain: z.string().nullable(),
  manufacturer: z.string().nullable(),
  grower: z.string().nullable(),
  /** ISO 3166 alpha-2. */
  origin: z.string().nullable(),
  irradiation: z.enum(irradiations),
  /** Per cent for flowers and vapes, mg/ml for extracts; `isThcBelow`: less than the number. */
  thc: z.number().nullable(),
  cbd: z.number().nullable(),
  isThcBelow: z.boolean(),
  isCbdBelow: z.boolean(),
  unit: z.enum(units),
  /** The lowest price in stock with fresh data; null when no pharmacy has it, or when prices need a login. */
  fromPriceCents: cents.nullable(),
  currency: z.literal('EUR'),
  /** Who asks that price, and when it was confirmed; of several the freshest. Not there without a price. */
  priceSource: z.object({ slug: z.string(), name: z.string(), confirmedAt: instant }).optional(),
  pharmacyCount: z.int(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  isNew: z.boolean(),
  /** Since when a new one is there; not there for what is not new. */
  newSince: instant.optional(),
  isPromoted: z.boolean(),
  isFavorite: z.boolean(),
  /** Address of the drawing; null when pictures need a login. */
  image: z.string().nullable(),
  /** The picture that takes the drawing's place; not there without one, or when pictures need a login. */
  picture: productPicture.optional(),
  /** The keys of its main terpenes, the one with the largest share first. */
  leadingTerpenes: z.array(z.string()).max(leadingTerpenes),
  /** From the middle of the asked postal code's area to the nearest pharmacy that has it. */
  distanceKm: z.number().nullable().optional(),
});
export type ProductItem = z.output<typeof productItem>;

export const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const facetKeys = [
  'category',
  'genetics',
  'manufacturer',
  'grower',
  'strain',
  'origin',
  'irradiation',
  'cartridgeSystem',
  'terpenes',
  'effects',
  'benefits',
] as const;
export type FacetKey = (typeof facetKeys)[number];
/** Each facet is counted with all filters but its own. `effects` and `benefits` are empty for who may not see them. */
export const facets = z.object(Object.fromEntries(facetKeys.map((key) => [key, facet])) as Record<FacetKey, typeof facet>);
export type Facets = z.output<typeof facets>;

export const histogramBuckets = 16;
/** How the values of a range lie: buckets of equal width from `min` to `max`, the last one with `max` in it. */
export const histogram = z.object({ min: z.number(), max: z.number(), buckets: z.array(z.int()).length(histogramBuckets) });
export type Histogram = z.output<typeof histogram>;
export const rangeKeys = ['price', 'thc', 'cbd'] as const;
export type RangeKey = (typeof rangeKeys)[number];
/** Each range is counted with all filters but its own; null when nothing is known, or when the reader may not see prices. */
export const ranges = z.object({ price: histogram.nullable(), thc: histogram.nullable(), cbd: histogram.nullable() });
export type Ranges = z.output<typeof ranges>;

/** How many products there were without one of the filters; both ends of a range have one name. */
export const alternative = z.object({ without: z.string(), total: z.int() });
export type Alternative = z.output<typeof alternative>;

export const productList = z.object({
  items: z.array(productItem),
  total: z.int(),
  facets,
  ranges,
  /** Whose products these are, where a `pharmacyId` of the market is asked for. */
  pharmacy: z.object({ slug: z.string(), name: z.string() }).optional(),
  /** Only where nothing was found: which filter to leave out, best first. */
  alternatives: z.array(alternative).max(5).optional(),
  /** What the search was read as, when nothing had its words exactly. */
  corrected: z.string().nullable(),
});
export type ProductList = z.output<typeof productList>;

export const pharmacyBrief = z.object({ id, slug: z.string(), name: z.string(), zipCode: z.string(), city: z.string() });
export const offer = z.object({
  pharmacy: pharmacyBrief,
  /** Nothing is sent from there, or the law does not let it be sent: patients collect it themselves. */
  isPickupOnly: z.boolean(),
  priceCents: cents,
  currency: z.literal('EUR'),
  availability: z.enum(availabilities),
  confirmedAt: instant,
  freshness: z.enum(freshnesses),
  distanceKm: z.number().nullable().optional(),
});
export type Offer = z.output<typeof offer>;

/** What patients named in their reviews: how many of the n did. An empty list where too few have said anything or the reader may not see it. */
const highlight = <T extends readonly [string, ...string[]]>(values: T) => z.array(z.object({ value: z.enum(values), n: z.int(), share: z.number() }));
export const highlights = z.object({ n: z.int(), effects: highlight(effects), sideEffects: highlight(sideEffects), benefits: highlight(benefits) });
export type Highlights = z.output<typeof highlights>;

export const terpene = z.object({ name: z.string(), label: z.string(), share: z.number().nullable().optional() });
/** One day: the lowest price in stock, and in how many pharmacies. */
export const historyDay = z.object({ date: z.string(), fromPriceCents: cents.nullable(), pharmacyCount: z.int() });

export const productDetail = productItem.extend({
  description: z.string().nullable(),
  publishedAt: instant.nullable(),
  terpenes: z.array(terpene),
  highlights,
  /** By distance when a postal code is given, else by price. */
  offers: z.array(offer),
  history: z.array(historyDay),
  /** The system of its cartridge, as far as that is known; and the devices that are known to take it. */
  cartridgeSystem: z.string().nullable(),
  vaporizers: z.array(vaporizer),
});
export type ProductDetail = z.output<typeof productDetail>;
export const productDetailQuery = z.object({ slug: z.string().max(200), zipCode: zipCode.optional() });

/** A product like another one, and by which numbers: what it has more of (in the unit of its contents), and how much of the terpenes both have. */
export const similarProduct = z.object({
  product: productItem,
  similarity: z.number(),
  thcDifference: z.number().nullable(),
  cbdDifference: z.number().nullable(),
  terpeneOverlap: z.number().nullable(),
  sharedTerpenes: z.array(z.object({ name: z.string(), label: z.string() })),
});
export type SimilarProduct = z.output<typeof similarProduct>;
export const similarProducts = z.object({ items: z.array(similarProduct) });
export type SimilarProducts = z.output<typeof similarProducts>;
/** For who prescribes: the same, with what stands in the record of both; null where one of them says nothing of it. */
export const similarRecord = similarProduct.extend({ isSameGenetics: z.boolean().nullable(), isSameIrradiation: z.boolean().nullable() });
export const similarRecords = z.object({ items: z.array(similarRecord) });
export type SimilarRecords = z.output<typeof similarRecords>;

/** Without `isFavorite` the other state than now; with it that state, however often it is asked for. */
export const toggleFavoriteInput = z.strictObject({ productId: id, isFavorite: z.boolean().optional() });
/** As many as are kept in a browser, and more than a page of favourites holds. */
export const maxFavorites = 100;
/** What a browser kept before its owner signed in; what is there already, or no longer sold, changes nothing. */
export const addFavoritesInput = z.strictObject({ productIds: z.array(id).min(1).max(maxFavorites) });
export const favoriteIds = z.object({ productIds: z.array(id) });
/** Some products by their ids, for who keeps a list of them. */
export const selectedProductsQuery = z.object({ productId: anyOf(id) });
export const favoriteState = z.object({ productId: id, isFavorite: z.boolean() });
export const productItems = z.object({ items: z.array(productItem), total: z.int() });
export const popularQuery = z.object({ limit: z.coerce.number().int().min(1).max(24).default(8) });
export const healthStateProductsQuery = z.object({ isPromoted: flag.optional(), q: z.string().trim().max(100).optional(), ...pageQuery.shape });

const range = z.object({ min: z.number(), max: z.number() });
export const thcCbd = z.object({ thc: range, cbd: range });
export const referenceList = z.object({ items: z.array(z.object({ id, slug: z.string(), name: z.string(), productCount: z.int() })), total: z.int() });

/** A PZN as people write it, stored as eight digits. */
export const pzn = z
  .string()
  .max(40)
  .transform((value, ctx) => {
    const reading = readPzn(value);
    if ('pzn' in reading) return reading.pzn;
    ctx.addIssue({ code: 'custom', message: 'pzn.invalid' });
    return z.NEVER;
  });

const productFields = {
  name: text(1, 200),
  category: z.enum(categories),
  unit: z.enum(units),
  genetics: z.enum(genetics).nullable().optional(),
  geneticsDetail: text(0, 60).nullable().optional(),
  thc: z.number().min(0).max(1000).nullable().optional(),
  cbd: z.number().min(0).max(1000).nullable().optional(),
  isThcBelow: z.boolean().optional(),
  isCbdBelow: z.boolean().optional(),
  /** By name; one that is new is added to the reference data. */
  manufacturer: name.nullable().optional(),
  grower: name.nullable().optional(),
  strain: name.nullable().optional(),
  origin: z.string().trim().toUpperCase().length(2).nullable().optional(),
  irradiation: z.enum(irradiations).optional(),
  cartridgeSystem: cartridgeSystem.nullable().optional(),
  descriptionDe: text(0, 2000).nullable().optional(),
  descriptionEn: text(0, 2000).nullable().optional(),
  isPromoted: z.boolean().optional(),
  isPublished: z.boolean().optional(),
};
export const productCreateInput = z.strictObject({ pzn, ...productFields });
export type ProductCreateInput = z.output<typeof productCreateInput>;
export const productPatchInput = z
  .strictObject({ pzn, ...productFields })
  .partial()
  .extend({ id, version: z.int() });
export type ProductPatchInput = z.output<typeof productPatchInput>;

/** A product as the back office sees and changes it. */
export const productRecord = z.object({
  id,
  slug: z.string(),
  pzn: z.string(),
  name: z.string(),
  category: z.enum(categories),
  unit: z.enum(units),
  genetics: z.enum(genetics).nullable(),
  geneticsDetail: z.string().nullable(),
  thc: z.number().nullable(),
  cbd: z.number().nullable(),
  isThcBelow: z.boolean(),
  isCbdBelow: z.boolean(),
  manufacturer: z.string().nullable(),
  grower: z.string().nullable(),
  strain: z.string().nullable(),
  origin: z.string().nullable(),
  irradiation: z.enum(irradiations),
  cartridgeSystem: z.string().nullable(),
  descriptionDe: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  isPromoted: z.boolean(),
  isPublished: z.boolean(),
  pharmacyCount: z.int(),
  fromPriceCents: cents.nullable(),
  /** Address of the drawing. */
  image: z.string(),
  picture: officePicture.nullable(),
  /** The product that this one turned out to be twice; it is shown nowhere else. */
  mergedInto: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'publish', 'merge'])),
});
export type ProductRecord = z.output<typeof productRecord>;
