import { z } from 'zod';
import { crudFilters } from '../backoffice/list-filters.ts';
import { listSearch } from '../backoffice/shapes.ts';
import { workStatuses } from '../backoffice/states.ts';
import { id, instant, text } from '../validation.ts';

/** What some actions need beside the records. */
export const noValues = z.strictObject({});
export const withReason = z.strictObject({ reason: text(1, 500) });

/** The records by their ids, or all that a list shows with these filters and this search. `dryRun` only counts. */
export const bulkInput = <const Actions extends readonly [string, ...string[]], Values extends z.ZodObject>(actions: Actions, values: Values) =>
  z
    .strictObject({
      action: z.enum(actions),
      ids: z.array(z.string().min(1).max(80)).min(1).max(10_000).optional(),
      filters: crudFilters.optional(),
      q: listSearch,
      values: values.partial().optional(),
      /** By id, the versions that the caller has read: a record with another one is left as it is. */
      versions: z.record(z.string().max(80), z.int()).optional(),
      dryRun: z.boolean().optional(),
    })
    .refine(({ ids, filters }) => (ids === undefined) !== (filters === undefined), { path: ['ids'], message: 'required' });

/** `unchanged`: already so. `notFound`: not there, or not for the caller. `notAllowed`: the caller may not, or not in this state. `unread`: not as the caller has read it. */
export const skipReasons = ['unchanged', 'notFound', 'notAllowed', 'unread'] as const;
export type SkipReason = (typeof skipReasons)[number];

const skipped = z.array(z.object({ reason: z.enum(skipReasons), count: z.int() }));

/** What is done to how many records, and which are left as they are. The id is null of what was only counted. */
export const bulkStart = z.object({ id: id.nullable(), total: z.int(), allowed: z.int(), skipped });
export type BulkStart = z.output<typeof bulkStart>;

export const bulkState = z.object({
  id,
  resource: z.string(),
  action: z.string(),
  status: z.enum(workStatuses),
  total: z.int(),
  allowed: z.int(),
  done: z.int(),
  failed: z.int(),
  skipped: z.int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** Where `POST` takes back what was done, as a bulk action of its own; only while that is possible. */
  undoUrl: z.string().optional(),
});
export type BulkState = z.output<typeof bulkState>;

export const bulkResults = z.object({
  items: z.array(
    z.object({
      /** Of the record. */
      id: z.string(),
      /** What people call the record; null for one that is gone. */
      title: z.string().nullable(),
      status: z.enum(['done', 'failed', 'skipped']),
      /** Why it was skipped, or the sentence about what failed. */
      reason: z.string().optional(),
    }),
  ),
  total: z.int(),
});
export type BulkResults = z.output<typeof bulkResults>;
