import { renderAnswers } from '@blattwerk/contract/health-states/render-answers';
import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { answersOf, toWire } from '../answers.ts';
import { useDefinition } from '../use-definition.ts';
import { askedLater, changeableSteps } from './changed-answers.ts';

interface Section {
  key: string;
  title: string;
  rows: { term: string; value: string }[];
}

/** The parts that can be changed, in words as the doctor reads them; undefined until the questions of their version are there. */
export const useAnswerSections = (state: HealthState): Section[] | undefined => {
  const locale = useLocale();
  const { data: definition } = useDefinition(state.definition);
  if (!definition) return undefined;
  return renderAnswers(definition, toWire(answersOf(state)), locale)
    .filter(({ key }) => changeableSteps.some((step) => step === key))
    .map(({ key, title, rows }) => ({
      key,
      title,
      rows: rows
        .filter((row) => !askedLater.includes(row.key))
        .map(({ label, lines }) => ({ term: label, value: lines.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)).join('; ') })),
    }));
};
