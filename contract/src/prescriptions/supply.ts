import { z } from 'zod';
import { id, instant } from '../validation.ts';
import type { PrescriptionStatus } from './states.ts';

/** Statuses in which a medicine can still be found sold out: the pharmacy has not made it ready. */
export const statusesToSupply = ['issued', 'returned', 'passing-on', 'sent', 'received', 'in-preparation'] as const satisfies readonly PrescriptionStatus[];

/** What the pharmacy of a prescription reports of the medicine. `unknown`: no pharmacy, no report, or one that is too old. */
export const availabilities = ['in-stock', 'sold-out', 'unknown'] as const;

/** Whether the patient gets what was prescribed, as of now, for a prescription that is not ready yet. */
export const prescriptionSupply = z.object({
  prescriptionId: id,
  availability: z.enum(availabilities),
  /** Listed pharmacies that report everything of the request that is not ready yet. */
  pharmacyCount: z.int(),
  /** Names of the products that the doctor signed to take its place, the best first. */
  alternatives: z.array(z.string()),
  /** What the doctor was asked about it where it is now; `answer` are the doctor's words to the patient. */
  question: z
    .object({ askedBy: z.enum(['pharmacy', 'patient']), askedAt: instant, status: z.enum(['open', 'answered']), answer: z.string().nullable() })
    .nullable(),
});
export type PrescriptionSupply = z.output<typeof prescriptionSupply>;

export const requestedSubstitute = z.object({ prescriptionId: id, questionId: id });
