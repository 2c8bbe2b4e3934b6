import type { ApproveInput, DeclineInput } from '@blattwerk/contract/treatments/decision-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { checkDoctor, checkGates, checkStanding, plannedProducts } from './approval-gates.ts';
import { checkRepeats, wordedLine } from '../prescriptions/public.ts';
import { readCaseFindings } from './case.service.ts';
import { checkItems } from './invoice-items.ts';
import { checkNextCheck } from './next-check.ts';
import { checkedOverrides } from './plan-limits.ts';
import { takeDecision } from './pending-decision.service.ts';
import { lockClaimed } from './review.service.ts';

/**
 * Approves. Everything is checked now; what comes of it waits for the time to undo.
 * @throws treatment.medication.empty, product.notFound, product.merged, doctor.profileIncomplete, prescription.tooManyRepeats, prescription.repeatsOutlast, identity.*, treatment.contactRequired, treatment.overrideReasonRequired, treatment.nextCheckPast, and as checkItems, lockClaimed
 */
export const approveTreatment = async (ctx: Ctx<Member>, { id, ...input }: ApproveInput): Promise<void> => {
  const treatment = await lockClaimed(ctx, id);
  const products = await plannedProducts(ctx, input.medicationPlan);
  checkStanding(products);
  checkNextCheck(ctx, input.nextCheckOn);
  await checkDoctor(ctx, ctx.actor.id);
  await checkRepeats(ctx, input.medicationPlan);
  await checkGates(ctx, treatment, { id, ...input }, products);
  await checkItems(ctx, treatment, input.invoiceItems);
  const { recentGrams, redRules } = await readCaseFindings(ctx, treatment);
  const overrides = await checkedOverrides(ctx, { ...input, products, recentGrams, redRules });
  const medicationPlan = input.medicationPlan.map(wordedLine);
  await takeDecision(ctx, treatment, { kind: 'approve', input: { ...input, medicationPlan, overrides }, decidedAt: ctx.clock.now() });
};

/** Declines, with the time to undo as above. @throws as checkItems, lockClaimed */
export const declineTreatment = async (ctx: Ctx<Member>, { id, ...input }: DeclineInput): Promise<void> => {
  const treatment = await lockClaimed(ctx, id);
  await checkItems(ctx, treatment, input.invoiceItems);
  await takeDecision(ctx, treatment, { kind: 'decline', input, decidedAt: ctx.clock.now() });
};
