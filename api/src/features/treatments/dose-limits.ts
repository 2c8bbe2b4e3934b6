import { checkDoses, type DoseLimits } from '@blattwerk/contract/treatments/doses';
import type { ApproveInput, Override } from '@blattwerk/contract/treatments/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readSettings } from '../settings/public.ts';

/** The limits that hold now, in grams of the product. */
export const readDoseLimits = async (ctx: Ctx): Promise<DoseLimits> => {
  const set = await readSettings(ctx, ['doses.maxSingleGrams', 'doses.maxDailyGrams']);
  return { singleGrams: set['doses.maxSingleGrams'], dailyGrams: set['doses.maxDailyGrams'] };
};

/**
 * The reasons to keep with the decision: one for each rule that the plan is above.
 * @throws treatment.overrideReasonRequired with the rules (`rule` is the first) that have no reason yet
 */
export const checkedOverrides = async (
  ctx: Ctx,
  { medicationPlan, overrides = [] }: Pick<ApproveInput, 'medicationPlan' | 'overrides'>,
): Promise<Override[]> => {
  const { exceeded } = checkDoses(medicationPlan, await readDoseLimits(ctx));
  const given = overrides.filter(({ rule }) => exceeded.some((one) => one.rule === rule));
  const missing = exceeded.filter(({ rule }) => !given.some((one) => one.rule === rule));
  if (missing.length > 0) throw failure('treatment.overrideReasonRequired', { rule: missing[0]?.rule, rules: missing });
  return given.filter(({ rule }, index) => given.findIndex((one) => one.rule === rule) === index);
};
