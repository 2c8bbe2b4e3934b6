import { z } from 'zod';
import { criteriaConfirm, healthState, requestedProduct } from '../health-states/shapes.ts';
import { limits } from '../limits.ts';
import { sideEffects } from '../products/enums.ts';
import { id, instant } from '../validation.ts';

/** How the last prescription worked: what a follow-up tells beside the answers. */
export const followUp = z.object({
  /** From 1 (not at all) to 10 (fully). */
  effect: z.int(),
  sideEffects: z.array(z.enum(sideEffects)),
  /** What is left of it, in grams, or in millilitres where it is taken by mouth. */
  remainingAmount: z.number().nullable(),
});
export type FollowUp = z.output<typeof followUp>;

const unchanged = z.strictObject({
  changed: z.literal(false),
  /** Asked afresh each time: what is missing here is missing, whatever was said before. */
  criteriaConfirm: criteriaConfirm.partial().default({}),
  agreement: z.boolean().default(false),
  effect: z.coerce.number().int().min(1).max(10),
  sideEffects: z
    .array(z.enum(sideEffects))
    .max(20)
    .default([])
    .transform((list) => [...new Set(list)]),
  remainingAmount: z.coerce.number().min(0).max(1000).nullish(),
  /** Left out: as last time. */
  requestedProducts: z.array(requestedProduct).max(50).optional(),
});
export type UnchangedFollowUp = z.output<typeof unchanged>;

/** Nothing has changed: the last answers count again, with the safety answers and the agreement given afresh. Else a draft is opened. */
export const followUpInput = z.discriminatedUnion('changed', [unchanged, unchanged.partial().extend({ changed: z.literal(true) })]);
export type FollowUpInput = z.output<typeof followUpInput>;
/** `treatmentId` once the request is made; `next` is the page that follows. */
export const requestedFollowUp = z.object({ treatmentId: id.optional(), next: z.string() });

/** What is kept of a follow-up before it is requested. Safety answers and agreement are not: they are given afresh each time. */
export const followUpEntries = z.strictObject({
  effect: z.int().min(1).max(10).optional(),
  sideEffects: z.array(z.enum(sideEffects)).max(20).optional(),
  remainingAmount: z.number().min(0).max(1000).nullable().optional(),
  requestedProducts: z.array(requestedProduct).max(limits.productsPerRequest).optional(),
});
export type FollowUpEntries = z.output<typeof followUpEntries>;
export const keptFollowUp = z.object({ savedAt: instant });

const followUpRefusals = ['treatment.followUpNotPossible', 'treatment.alreadyOpen'] as const;
export const followUpSteps = ['profileComplete', 'informationSheet', 'treatmentContract'] as const;
/** What a follow-up would start from. */
export const followUpBasis = z.object({
  refusal: z.enum(followUpRefusals).nullable(),
  /** What has to be done first. */
  missing: z.array(z.enum(followUpSteps)),
  /** The last complete answers; as products those of the last prescriptions where there are any. */
  last: healthState.nullable(),
  /** Answers that are being changed. */
  draft: healthState.nullable(),
  /** What was entered before for this follow-up, with the names of the products. */
  entries: followUpEntries.extend({ requestedProducts: healthState.shape.requestedProducts.optional(), savedAt: instant }).nullable(),
});
export type FollowUpBasis = z.output<typeof followUpBasis>;
