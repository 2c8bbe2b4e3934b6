import { z } from 'zod';
import { id } from '../validation.ts';

/** One of staff who has the same record open. */
export const colleague = z.object({ id, name: z.string(), initials: z.string() });
export type Colleague = z.output<typeof colleague>;

/** A tab that has not said for so long that it has the record open does not count any more. */
export const presenceSeconds = 60;
