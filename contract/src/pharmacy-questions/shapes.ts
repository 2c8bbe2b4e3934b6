import { z } from 'zod';
import { planLine } from '../prescriptions/shapes.ts';
import { revokeReasons } from '../prescriptions/states.ts';
import { override } from '../treatments/decision-shapes.ts';
import { id, instant, text } from '../validation.ts';
import { answerActions, questionStatuses, questionTypes } from './states.ts';

/** What a pharmacy asks the doctor; the prescription stays with it. */
export const askDoctorInput = z.object({ id, type: z.enum(questionTypes), text: text(2, 1000) });

/** `lines` has one line: one prescription is one medicine. `alternative` is a product that the doctor signed with the prescription. */
export const answerQuestionInput = z.object({
  id,
  action: z.enum(answerActions),
  text: text(2, 1000).optional(),
  lines: z.array(planLine).max(1).optional(),
  alternative: id.optional(),
  overrides: z.array(override).max(4).optional(),
  /** Of a revocation; without one it is `doubt` after a doubt, else `error`. */
  reason: z.enum(revokeReasons).optional(),
});
export type AnswerQuestionInput = z.output<typeof answerQuestionInput>;

/** A question about a prescription. Its words and the answer's only for who treats or dispenses; else null. */
export const pharmacyQuestion = z.object({
  id,
  prescriptionId: id,
  prescriptionNumber: z.string(),
  treatmentId: id,
  treatmentNumber: z.string().nullable(),
  type: z.enum(questionTypes),
  status: z.enum(questionStatuses),
  askedBy: z.enum(['pharmacy', 'patient']),
  text: z.string().nullable(),
  productName: z.string().nullable(),
  patientName: z.string().nullable(),
  pharmacy: z.object({ id, name: z.string(), phone: z.string().nullable() }).nullable(),
  doctor: z.object({ id, name: z.string() }),
  askedAt: instant,
  dueAt: instant,
  answer: z
    .object({
      action: z.enum(answerActions),
      text: z.string().nullable(),
      at: instant,
      doctorName: z.string(),
      /** Set while the new version can be undone. */
      releasesAt: instant.nullable(),
      line: planLine.extend({ productName: z.string() }).nullable(),
      replacementId: id.nullable(),
    })
    .nullable(),
  version: z.int(),
  abilities: z.array(z.enum(['answer', 'undo'])),
});
export type PharmacyQuestion = z.output<typeof pharmacyQuestion>;
export const pharmacyQuestionItems = z.object({ items: z.array(pharmacyQuestion) });
