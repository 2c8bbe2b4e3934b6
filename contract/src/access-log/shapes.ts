import { z } from 'zod';
import { instant, pageQuery } from '../validation.ts';

export const accessors = ['doctor', 'pharmacy', 'caregiver', 'support', 'system'] as const;
export type Accessor = (typeof accessors)[number];

export const accessLogQuery = pageQuery.extend({ who: z.enum(accessors).optional() });

/** Another user looked at the caller's data, or something happened to it. In words, never with values. */
export const accessLogEntry = z.object({
  id: z.string(),
  at: instant,
  who: z.enum(accessors),
  /** Doctor, pharmacy and trusted person by name; support and the system have none. */
  name: z.string().nullable(),
  what: z.string(),
  reason: z.string().nullable(),
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;
