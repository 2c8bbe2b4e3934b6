import type { TeamMember } from '@blattwerk/contract/treatments/team-shapes';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useAnswer } from '../../../providers/use-answer.ts';

interface Choice {
  value: string;
  label: string;
  disabled: boolean;
}

const labelOf = (t: TFunction, day: (date: string) => string, { name, open, awayUntil, cover }: TeamMember): string => {
  if (awayUntil === null) return t('review.colleague.open', { name, count: open });
  const away = t('treatments.team.away', { until: day(awayUntil) });
  return [name, away, cover === null ? '' : t('treatments.team.cover', { name: cover.name })].filter((part) => part !== '').join(', ');
};

/** Colleagues to choose from, with the work they have; who is absent names the doctor who covers. */
export const useColleagues = (): { team: readonly TeamMember[]; choices: Choice[]; isLoading: boolean } => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { query, result } = useAnswer('/backoffice/review-team', {});
  const team = query.data === undefined ? [] : result.data.items.filter(({ isMe }) => !isMe);
  const choices = team.map((member) => ({ value: member.id, label: labelOf(t, date, member), disabled: member.awayUntil !== null }));
  return { team, choices, isLoading: query.isLoading };
};
