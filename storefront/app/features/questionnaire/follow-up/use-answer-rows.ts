import { renderAnswers } from '@blattwerk/contract/health-states/render-answers';
import type { HealthState } from '@blattwerk/contract/health-states/shapes';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../../lib/api/client.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { answersOf, toWire } from '../answers.ts';
import { askedLater, type ChangeableStep } from './changed-answers.ts';

interface Row {
  term: string;
  value: string;
}

/** The answers of one part in words, as the doctor reads them; undefined until the questions of their version are there. */
export const useAnswerRows = (state: HealthState): ((step: ChangeableStep) => Row[]) | undefined => {
  const locale = useLocale();
  const { definition: version } = state;
  const { data: definition } = useQuery({
    queryKey: ['questionnaire-definition', version],
    queryFn: () => memberApi.get('/clients/health-state/definition', { query: { version } }),
    staleTime: Infinity,
  });
  if (!definition) return undefined;
  const sections = renderAnswers(definition, toWire(answersOf(state)), locale);
  return (step) =>
    sections
      .filter(({ key }) => key === step)
      .flatMap(({ rows }) => rows)
      .filter(({ key }) => !askedLater.includes(key))
      .map(({ label, lines }) => ({ term: label, value: lines.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)).join('; ') }));
};
