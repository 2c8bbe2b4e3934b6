import { z } from 'zod';
import { crudFilters } from '../backoffice/list-filters.ts';
import { listSearch } from '../backoffice/shapes.ts';
import { workStatuses } from '../backoffice/states.ts';
import { id, instant } from '../validation.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A list as it is shown: without `columns` the file has every column of the records. A column that the list does not have is left out. */
export const exportInput = z.strictObject({
  format: z.enum(exportFormats),
  filters: crudFilters.default([]),
  sort: z.string().max(200).optional(),
  q: listSearch,
  columns: z.array(z.string().max(60)).min(1).max(100).optional(),
});
export type ExportInput = z.output<typeof exportInput>;

export const listExport = z.object({
  id,
  resource: z.string(),
  format: z.enum(exportFormats),
  status: z.enum(workStatuses),
  /** Written so far. */
  rows: z.int(),
  /** Null until they are counted. */
  total: z.int().nullable(),
  bytes: z.int().nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** The file is deleted then. */
  expiresAt: instant.nullable(),
  /** Where the file is, relative to the product's origin, with a ticket that is good once and for a few minutes. */
  url: z.string().optional(),
});
export type ListExport = z.output<typeof listExport>;
