import { checkPlan, type PlanLimits } from '@blattwerk/contract/treatments/plan-limits';
import type { ApproveInput, Override } from '@blattwerk/contract/treatments/decision-shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { readSetting, readSettings } from '../settings/public.ts';
import { amountsBetween } from './case.presenter.ts';
import { prescriptionsOfPatient } from './case.queries.ts';
import type { PlannedProduct } from './documents.queries.ts';

/** The limits that hold now. */
export const readPlanLimits = async (ctx: Ctx): Promise<PlanLimits> => {
  const set = await readSettings(ctx, [
    'doses.maxSingleGrams',
    'doses.maxDailyGrams',
    'doses.maxDailyThcGrams',
    'doses.maxSupplyDays',
    'doses.maxMonthGrams',
    'doses.periodDays',
  ]);
  return {
    singleGrams: set['doses.maxSingleGrams'],
    dailyGrams: set['doses.maxDailyGrams'],
    dailyThcGrams: set['doses.maxDailyThcGrams'],
    supplyDays: set['doses.maxSupplyDays'],
    monthGrams: set['doses.maxMonthGrams'],
    periodDays: set['doses.periodDays'],
  };
};

/** What the patient was prescribed here in the period that counts. A prescription that a new version replaces is left out with `without`. */
export const recentAmounts = async (ctx: Ctx, patientId: string, without?: string) => {
  const issued = await prescriptionsOfPatient(ctx, patientId);
  const days = await readSetting(ctx, 'doses.periodDays');
  const now = ctx.clock.now();
  return amountsBetween(
    issued.filter(({ id }) => id !== without),
    later(now, -days * duration.days),
    now,
  );
};

interface Plan extends Pick<ApproveInput, 'medicationPlan' | 'overrides'> {
  products: readonly PlannedProduct[];
  recentGrams: number;
  /** Rules of red hints; each needs a reason too. */
  redRules?: readonly string[];
}

/**
 * The reasons to keep with the decision: one for each rule that the plan is above, and for each red hint.
 * @throws treatment.overrideReasonRequired with the rules (`rule` is the first) that have no reason yet
 */
export const checkedOverrides = async (ctx: Ctx, { medicationPlan, products, recentGrams, redRules = [], overrides = [] }: Plan): Promise<Override[]> => {
  const lines = medicationPlan.map((line, index) => ({ ...line, thc: products[index]?.thc ?? null }));
  const needed = [...checkPlan(lines, await readPlanLimits(ctx), recentGrams), ...redRules.map((rule) => ({ rule }))];
  const given = overrides.filter(({ rule }) => needed.some((one) => one.rule === rule));
  const missing = needed.filter(({ rule }) => !given.some((one) => one.rule === rule));
  if (missing.length > 0) throw failure('treatment.overrideReasonRequired', { rule: missing[0]?.rule, rules: missing });
  return given.filter(({ rule }, index) => given.findIndex((one) => one.rule === rule) === index);
};
