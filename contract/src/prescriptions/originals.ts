import { z } from 'zod';
import { id, instant, isoDate, text } from '../validation.ts';
import type { PrescriptionStatus } from './states.ts';

/** The sheet that the doctor signs by hand and posts, where the prescription needs a signature that cannot be made electronically (decision 0118). */
export const originalStatuses = ['to-post', 'on-its-way', 'arrived'] as const;
export type OriginalStatus = (typeof originalStatuses)[number];

/** Null where the prescription goes without paper. `postedOn` is null also where the pharmacy has it and nobody has noted when it was posted. */
export const original = z
  .object({ status: z.enum(originalStatuses), postedOn: isoDate.nullable(), tracking: z.string().nullable(), arrivedAt: instant.nullable() })
  .nullable();
export type Original = z.output<typeof original>;

/** `tracking` is what the carrier calls it. */
export const postOriginalInput = z.object({ id, postedOn: isoDate, tracking: text(0, 100).optional() });
export type PostOriginalInput = z.output<typeof postOriginalInput>;

/** Where a prescription is while its original has not arrived. */
export const statusesToPost = ['passing-on', 'sent', 'received', 'in-preparation'] as const satisfies readonly PrescriptionStatus[];
