import { z } from 'zod';

/** What `products:import` and the back office's import say. `line` counts from 1, the header included. */
export const productImportResult = z.object({
  status: z.enum(['applied', 'unchanged']),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  rowErrors: z.int(),
  errors: z.array(z.object({ line: z.int(), field: z.string().optional(), code: z.string(), message: z.string() })),
});
export type ProductImportResult = z.output<typeof productImportResult>;
