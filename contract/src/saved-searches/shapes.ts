import { z } from 'zod';
import { productFilters, productQuery } from '../products/shapes.ts';
import { id, instant, text } from '../validation.ts';

export const maxSavedSearches = 20;

/** What the catalogue understands as a filter, and its order: nothing else can be kept. */
const savedFilters = productFilters
  .extend({ sort: productQuery.shape.sort })
  .strict()
  .refine(({ zipCode, radiusKm, sort }) => zipCode !== undefined || (radiusKm === undefined && sort !== 'distance'), { path: ['zipCode'] });

const valuesOf = (params: URLSearchParams): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );

export type SavedFilters = z.output<typeof savedFilters>;

/** What a kept query asks of the catalogue. Undefined for what it does not understand. */
export const readSavedFilters = (search: string): SavedFilters | undefined => savedFilters.safeParse(valuesOf(new URLSearchParams(search))).data;

/** The one way to write a query of the catalogue: each value once, sorted. Undefined for what is no query, or narrows nothing. */
export const canonicalSearch = (search: string): string | undefined => {
  const filters = readSavedFilters(search);
  if (!filters) return undefined;
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== '').map(String);
    for (const one of [...new Set(values)].toSorted()) params.append(key, one);
  }
  return [...params.keys()].some((key) => key !== 'sort') ? params.toString() : undefined;
};

const search = z
  .string()
  .max(2000)
  .transform((value, ctx) => {
    const canonical = canonicalSearch(value);
    if (canonical !== undefined) return canonical;
    ctx.addIssue({ code: 'custom', message: 'required' });
    return z.NEVER;
  });

const name = text(1, 80);

/** `search`: the filters as in the query of `GET /products`, such as `category=flower&thcMin=20`. */
export const savedSearchInput = z.strictObject({ name, search });
export type SavedSearchInput = z.output<typeof savedSearchInput>;
export const savedSearchPatchInput = z.strictObject({ id, name });
export const savedSearchIdInput = z.object({ id });

export const savedSearch = z.object({
  id,
  name: z.string(),
  search: z.string(),
  /** How many products it finds now; null where it cannot be counted, such as around a postal code that does not exist any more. */
  total: z.int().nullable(),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;
export const savedSearchList = z.object({ items: z.array(savedSearch), total: z.int() });
