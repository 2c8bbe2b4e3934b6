import { z } from 'zod';
import { units } from '../products/enums.ts';
import { id, instant } from '../validation.ts';

/** A questionnaire as stored; its questions are those of the version that `definition` names. */
export const questionnaire = z.object({
  id,
  version: z.int(),
  definition: z.int(),
  status: z.enum(['draft', 'complete']),
  answers: z.record(z.string(), z.unknown()),
  /** Of the requested products. */
  products: z.array(z.object({ id, name: z.string(), unit: z.enum(units) })),
  createdAt: instant,
  updatedAt: instant,
  completedAt: instant.nullable(),
});
export const safetyAnswer = z.object({ questionnaireId: id, criterion: z.string(), isConfirmed: z.boolean(), answeredAt: instant });
