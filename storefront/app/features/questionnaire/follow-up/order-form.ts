import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { applyingCriteria, criteria, criteriaConfirm } from '@blattwerk/contract/health-states/shapes';
import { sideEffects } from '@blattwerk/contract/products/enums';
import { z } from 'zod';
import type { Locale } from '../../../lib/i18n/locale.ts';

/** What has to be done for something that is missing. */
type Need = 'choice' | 'agreement' | 'amount';

/** Grams or millilitres as typed; null for an empty field, undefined for what is no amount. Pure. */
export const remainingOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 && value <= 1000 ? Math.round(value * 1000) / 1000 : undefined;
};

/** What is asked afresh with each follow-up. Where a criterion applies nothing else is needed: the request ends there. */
export const orderForm = (textOf: (need: Need) => string) =>
  z
    .object({
      criteriaConfirm: criteriaConfirm.partial(),
      agreement: z.boolean(),
      effect: z.number().optional(),
      sideEffects: z.array(z.enum(sideEffects)),
      remaining: z.string(),
    })
    .superRefine((answers, context) => {
      if (applyingCriteria(answers).length > 0) return;
      const lacks = (path: PropertyKey[], need: Need): void => context.addIssue({ code: 'custom', path, message: textOf(need) });
      for (const criterion of criteria) if (answers.criteriaConfirm[criterion] === undefined) lacks(['criteriaConfirm', criterion], 'choice');
      if (answers.effect === undefined) lacks(['effect'], 'choice');
      if (remainingOf(answers.remaining) === undefined) lacks(['remaining'], 'amount');
      if (!answers.agreement) lacks(['agreement'], 'agreement');
    });
export type OrderForm = z.output<ReturnType<typeof orderForm>>;

/** What was entered before for this follow-up, with the decimal sign of the language; what concerns safety, and the agreement, begin empty each time. */
export const orderFrom = (entries: FollowUpBasis['entries'], locale: Locale): OrderForm => ({
  criteriaConfirm: {},
  agreement: false,
  effect: entries?.effect,
  sideEffects: entries?.sideEffects ?? [],
  remaining: entries?.remainingAmount == null ? '' : String(entries.remainingAmount).replace('.', locale === 'de' ? ',' : '.'),
});
