import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

const reason = text(10, 500);
/** `until` is the last day on which nothing is deleted. */
export const legalHoldInput = z.strictObject({ id, reason, until: z.iso.date() });
export const legalHoldLiftInput = z.strictObject({ id, holdId: id, reason });

/** A legal hold: nothing of the person is deleted while it lasts. */
export const legalHold = z.object({
  id,
  reason: z.string(),
  until: z.iso.date(),
  setBy: z.string(),
  setAt: instant,
  liftedBy: z.string().nullable(),
  liftedAt: instant.nullable(),
  liftReason: z.string().nullable(),
  isActive: z.boolean(),
  /** Who set it cannot lift it. */
  abilities: z.array(z.enum(['lift'])),
});
export type LegalHold = z.output<typeof legalHold>;
