import { z } from 'zod';
import { roles } from '../accounts/shapes.ts';
import { id, instant } from '../validation.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** One change of a record. */
export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  /** Who did it; without id and name where the system did. Patients are not named to those who do not see their data. */
  actor: z.object({ id: id.nullable(), name: z.string().nullable(), role: z.enum([...roles, 'visitor', 'system']) }),
  action: z.string(),
  /** What the action is called by people. */
  words: z.object({ de: z.string(), en: z.string() }),
  /** The fields that changed, without health data. */
  before: values,
  after: values,
  reason: z.string().nullable(),
  /** Whether the caller may set the fields back to what they were before. */
  mayRevert: z.boolean(),
});
export type HistoryEntry = z.output<typeof historyEntry>;
