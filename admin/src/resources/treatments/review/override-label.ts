import type { Hint } from '@blattwerk/contract/treatments/case-shapes';
import { planRules } from '@blattwerk/contract/treatments/plan-limits';
import type { TFunction } from 'i18next';

/** What a kept reason was given for: a limit of the plan, or a red hint by its title where the case still shows it. */
export const overrideLabel = (t: TFunction, rule: string, hints: readonly Hint[]): string => {
  if (planRules.some((one) => one === rule)) return t(`review.limits.reason.${rule}`);
  const title = hints.find((hint) => hint.rule === rule)?.title;
  return title === undefined ? t('review.overridden') : t('review.limits.reason.hint', { title });
};
