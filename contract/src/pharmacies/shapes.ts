import { z } from 'zod';
import { categories, availabilities, freshnesses, genetics, units } from '../products/enums.ts';
import { stockReliability } from '../stock-feeds/score.ts';
import { openingHours, openingState, storedHours } from './opening-hours.ts';
import { cents, email, flag, id, instant, locale, pageQuery, phone, text, zipCode } from '../validation.ts';

export const pharmacySorts = ['name', '-name', 'city', '-city', 'zipCode', '-zipCode', 'distance'] as const;
export type PharmacySort = (typeof pharmacySorts)[number];
const pharmacySearch = { q: z.string().trim().max(100).optional(), zipCode: zipCode.optional(), radiusKm: z.coerce.number().min(1).max(1000).optional() };
/** `sort=distance` and `radiusKm` need a `zipCode`; `productIds` is a repeated key, and each item then says how many of them it `holds`. */
export const pharmacyQuery = z.object({
  ...pharmacySearch,
  sort: z.enum(pharmacySorts).optional(),
  productIds: z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(id).max(10).optional()),
  ...pageQuery.shape,
});
export type PharmacyQuery = z.output<typeof pharmacyQuery>;
/** The same search for the map: `radiusKm` needs a `zipCode`. */
export const pharmacyMapQuery = z.object(pharmacySearch);
export type PharmacyMapQuery = z.output<typeof pharmacyMapQuery>;

/** The whole list as a file. */
export const pharmacyTableFormats = ['csv', 'json'] as const;
export type PharmacyTableFormat = (typeof pharmacyTableFormats)[number];
export const pharmacyTableQuery = z.object({ locale: locale.optional(), format: z.enum(pharmacyTableFormats).default('csv') });

/** What else it offers; null is "not known". */
const services = {
  /** Its own people bring what was ordered. */
  hasCourier: z.boolean().nullable(),
  /** Electronic prescriptions, which no pharmacy of self-payers has to take. */
  acceptsElectronic: z.boolean().nullable(),
  /** What it takes for sending an order, and from which sum on nothing. */
  shippingCents: cents.nullable(),
  freeShippingFromCents: cents.nullable(),
  openingHours: storedHours.nullable(),
};

export const pharmacyItem = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  houseNum: z.string(),
  /** Street and number in one line. */
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** In its international form without spaces, as a machine dials it. */
  phone: z.string().nullable(),
  /** The same in groups, as people read it. */
  phoneInGroups: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  isPickupOnly: z.boolean(),
  ...services,
  /** Whether it is open at this moment; null where that is not known, as on public holidays. */
  opening: openingState.nullable(),
  /** Products in stock with fresh data. */
  productCount: z.int(),
  confirmedAt: instant.nullable(),
  /** How far its stock counts; null while nothing is in stock. */
  freshness: z.enum(freshnesses).nullable(),
  /** How many of the asked `productIds` are in stock there. */
  holds: z.int().optional(),
  /** From the middle of the asked postal code's area; null when that is not known. */
  distanceKm: z.number().nullable().optional(),
});
export type PharmacyItem = z.output<typeof pharmacyItem>;
export const pharmacyList = z.object({ items: z.array(pharmacyItem), total: z.int() });

/** Where a pharmacy stands on the map: the middle of its postal code's area. */
export const pharmacyPoint = z.object({ slug: z.string(), name: z.string(), zipCode: z.string(), city: z.string(), lat: z.number(), lon: z.number() });
export type PharmacyPoint = z.output<typeof pharmacyPoint>;
/** Every pharmacy of the search whose place is known; `place` is the middle of the asked postal code's area. */
export const pharmacyMap = z.object({ items: z.array(pharmacyPoint), place: z.object({ lat: z.number(), lon: z.number() }).nullable() });
export type PharmacyMap = z.output<typeof pharmacyMap>;

export const pharmacyStockItem = z.object({
  product: z.object({
    id,
    slug: z.string(),
    pzn: z.string(),
    name: z.string(),
    category: z.enum(categories),
    genetics: z.enum(genetics).nullable(),
    thc: z.number().nullable(),
    cbd: z.number().nullable(),
    unit: z.enum(units),
    image: z.string().nullable(),
  }),
  /** Null when prices need a login. */
  priceCents: cents.nullable(),
  currency: z.literal('EUR'),
  availability: z.enum(availabilities),
  confirmedAt: instant,
  freshness: z.enum(freshnesses),
});
/** With its stock, as far as that is asked for, and how far it can be relied on. */
export const pharmacyPage = pharmacyItem.extend({ stock: z.array(pharmacyStockItem), stockReliability });
export type PharmacyPage = z.output<typeof pharmacyPage>;
export const pharmacyDomainQuery = z.object({
  slug: z.string().trim().max(120).optional(),
  domain: z.string().trim().toLowerCase().max(253).optional(),
  zipCode: zipCode.optional(),
  /** `false` for those who only want the pharmacy: its stock is not read and stays empty. */
  stock: flag.optional(),
  /** A repeated key: only these of its stock. */
  productIds: z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(id).max(100).optional()),
});
export type PharmacyDomainQuery = z.output<typeof pharmacyDomainQuery>;

const slug = z
  .string()
  .trim()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const website = z.url({ protocol: /^https?$/ }).max(200);
const pharmacyFields = {
  name: text(1, 100),
  street: text(1, 100),
  houseNum: text(1, 40),
  zipCode,
  city: text(1, 60),
  country: z.string().trim().toUpperCase().length(2).optional(),
  email: email.nullable().optional(),
  /** A second address, to which TANs for links go. Never the first one, and never in a public answer. */
  tanEmail: email.nullable().optional(),
  phone: phone.nullable().optional(),
  website: website.nullable().optional(),
  isPickupOnly: z.boolean().optional(),
  isListed: z.boolean().optional(),
  hasCourier: z.boolean().nullable().optional(),
  acceptsElectronic: z.boolean().nullable().optional(),
  shippingCents: cents.max(10_000).nullable().optional(),
  /** Needs `shippingCents`. */
  freeShippingFromCents: cents.max(1_000_000).nullable().optional(),
  openingHours: openingHours.nullable().optional(),
};
/** Without a `slug` one is made from name and city. */
export const pharmacyCreateInput = z.strictObject({ slug: slug.optional(), ...pharmacyFields });
export type PharmacyCreateInput = z.output<typeof pharmacyCreateInput>;
export const pharmacyPatchInput = z
  .strictObject({ slug, ...pharmacyFields })
  .partial()
  .extend({ id, version: z.int() });
export type PharmacyPatchInput = z.output<typeof pharmacyPatchInput>;

/** A pharmacy as the back office sees and changes it. */
export const pharmacyRecord = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  houseNum: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string().nullable(),
  /** TANs for links go there; null: by telephone. */
  tanEmail: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  isPickupOnly: z.boolean(),
  isListed: z.boolean(),
  ...services,
  /** What it has by its latest data, however old that is. */
  productCount: z.int(),
  /** What of it the market shows: published products, fresh data. */
  marketCount: z.int(),
  confirmedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  /** `update-own`: contact data, opening hours, services and delivery alone. */
  abilities: z.array(z.enum(['update', 'update-own'])),
});
export type PharmacyRecord = z.output<typeof pharmacyRecord>;
