import { z } from 'zod';
import { maxAlternatives, planLine } from '../prescriptions/shapes.ts';
import { repeat } from '../prescriptions/repeats.ts';
import { units } from '../products/enums.ts';
import { id, instant, isoDate, text } from '../validation.ts';
import { unfinishedDose } from '../prescriptions/dose.ts';
import { formInput } from './message-shapes.ts';
import { goaeItems, unfinishedGoaeItems } from './goae.ts';
import { contactKinds, declineReasons } from './states.ts';

const maxOverrides = 20;
/** Why the doctor prescribes above a limit (a rule of the plan) or despite a red hint (the hint's rule); kept with the decision. */
export const override = z.strictObject({ rule: text(1, 60), reason: text(2, 500) });
export type Override = z.output<typeof override>;

export const approveInput = z.object({
  id,
  medicationPlan: z.array(planLine).max(3, { error: 'products.max' }),
  diagnosis: text(2, 500),
  remoteJustification: text(2, 1000),
  letter: text(0, 1000).optional(),
  /** When the doctor wants to see the patient again; the letter says it. */
  nextCheckOn: isoDate.optional(),
  contact: z.strictObject({ kind: z.enum(contactKinds), at: instant.optional() }).optional(),
  /** A reason for each rule that the plan is above and each red hint; reasons for other rules are not kept. */
  overrides: z.array(override).max(maxOverrides).optional(),
  /** What the invoice lists; the house's proposal when it is left out. */
  invoiceItems: goaeItems.optional(),
});
export type ApproveInput = z.output<typeof approveInput>;
export const declineInput = z.object({ id, reason: z.enum(declineReasons), text: text(2, 1000), invoiceItems: goaeItems.optional() });
export type DeclineInput = z.output<typeof declineInput>;

const draftText = (max: number) => z.string().max(max).optional();
/** A line of the plan as far as it is written. */
const draftLine = z.strictObject({
  productId: id.optional(),
  quantity: z.number().min(0).max(1000).nullish(),
  unit: z.enum(units).optional(),
  form: draftText(100),
  singleDose: draftText(100),
  dailyDose: draftText(200),
  dose: unfinishedDose.optional(),
  instructions: draftText(500),
  repeat: repeat.optional(),
  alternatives: z.array(id).max(maxAlternatives).optional(),
});
const draftFields = z.strictObject({
  medicationPlan: z.array(draftLine).max(3, { error: 'products.max' }).optional(),
  diagnosis: draftText(500),
  remoteJustification: draftText(1000),
  letter: draftText(1000),
  nextCheckOn: isoDate.optional(),
  contact: z.strictObject({ kind: z.enum(contactKinds), at: instant.optional() }).optional(),
  overrides: z
    .array(z.strictObject({ rule: text(1, 60), reason: z.string().max(500) }))
    .max(maxOverrides)
    .optional(),
  invoiceItems: unfinishedGoaeItems.optional(),
});
export type DraftFields = z.output<typeof draftFields>;
/** The whole of what is written, in place of what was; `version` is the one that was read, 0 at first. */
export const draftInput = draftFields.extend({ id, version: z.int().min(0) });
export type DraftInput = z.output<typeof draftInput>;
/** Version 0 with no time: nothing is written yet. */
export const treatmentDraft = draftFields.extend({ version: z.int(), savedAt: instant.nullable() });
export type TreatmentDraft = z.output<typeof treatmentDraft>;

const approvedInput = approveInput.omit({ id: true });
const declinedInput = declineInput.omit({ id: true });
/** What was entered for a decision that is undone, so that nothing typed is lost. */
export const undoneDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approve'), input: approvedInput }),
  z.object({ kind: z.literal('decline'), input: declinedInput }),
]);
export type UndoneDecision = z.output<typeof undoneDecision>;
/** Why an administrator has to look at health content; goes into the audit log. */
export const breakGlassInput = z.object({ id, reason: text(10, 500) });
/** The same for one of its files. */
export const breakGlassFileInput = breakGlassInput.extend({ fileId: id });
export const askInput = z.object({ id, text: text(1, 1000), form: formInput.optional() });
/** What the doctor would like to speak about; the patient reads it. */
export const requestConsultationInput = z.object({ id, text: text(1, 1000) });
