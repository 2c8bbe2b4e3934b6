import { z } from 'zod';
import { text, zipCode } from '../validation.ts';

export const placeQuery = z.object({ zipCode });
/** The towns that a postal code belongs to; empty where none is known. */
export const placeList = z.object({ items: z.array(z.object({ town: text(1, 60) })) });
export type PlaceList = z.output<typeof placeList>;

/** What came of reading a table of postal codes. `errors` names the first of them, `rowErrors` counts all. */
export const postalImportResult = z.object({
  status: z.enum(['applied', 'unchanged']),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Codes that the table before had and this one does not. */
  removed: z.int(),
  rowErrors: z.int(),
  errors: z.array(z.object({ line: z.int(), field: z.string(), code: z.string(), message: z.string() })),
  /** Pharmacies whose place became more exact. */
  pharmaciesMoved: z.int(),
});
export type PostalImportResult = z.output<typeof postalImportResult>;
