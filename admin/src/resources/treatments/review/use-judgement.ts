import type { Hint, TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { planRules } from '@blattwerk/contract/treatments/plan-limits';
import type { Exceeded } from '@blattwerk/contract/treatments/plan-limits';
import { useState } from 'react';
import { doseOf, repeatOf } from './plan.ts';
import type { LineDraft, ProductFacts } from './plan.ts';
import { judgePlan } from './plausibility.ts';
import type { DraftLine, JudgedPlan } from './plausibility.ts';

const judged = (line: LineDraft | undefined, facts: Record<string, ProductFacts>): DraftLine => {
  if (line === undefined) return {};
  const { dose: written, ...rest } = line;
  const product = line.productId === undefined ? undefined : facts[line.productId];
  const dose = doseOf(written);
  return {
    ...rest,
    ...repeatOf(line),
    ...(dose === undefined ? (written?.kind === 'words' ? {} : { singleDose: '', dailyDose: '' }) : { dose }),
    ...(product === undefined ? {} : { category: product.category, pharmacyCount: product.pharmacyCount, productName: product.name, thc: product.thc }),
  };
};

interface Judgement extends JudgedPlan {
  lines: DraftLine[];
  redHints: Hint[];
  /** What the server asked a reason for, where it knows more than the form. */
  setRefused: (rules: readonly Exceeded[]) => void;
}

/** The plan as it is being written, against the limits and the hints of the case. */
export const useJudgement = (written: readonly (LineDraft | undefined)[], record: TreatmentCase, facts: Record<string, ProductFacts>): Judgement => {
  const [refused, setRefused] = useState<readonly Exceeded[]>([]);
  const lines = written.map((line) => judged(line, facts));
  const { exceeded, unchecked } = judgePlan(lines, record.planLimits, record.prescribedLately.g);
  const more = refused.filter(({ rule }) => planRules.includes(rule) && !exceeded.some((one) => one.rule === rule));
  return { lines, exceeded: [...exceeded, ...more], unchecked, redHints: record.hints.filter(({ severity }) => severity === 'red'), setRefused };
};
