import type { MatchSuggestion } from '@blattwerk/contract/unmatched-products/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';

/** From here on a first suggestion is as good as certain. */
export const certainScore = 0.9;

/** Below this a suggestion is hardly more than the nearest product there is. */
export const likelyScore = 0.6;

const levelOf = (score: number) => (score >= certainScore ? 'high' : score >= likelyScore ? 'middle' : 'low');

/** How like the names are: a bar and a number. */
const Score = ({ score }: { score: number }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <span className={`likeness likeness-${levelOf(score)}`}>
      <span className="likeness-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(score * 100)}%` }} />
      </span>
      <span className="figures">{t('unmatched-products.percent', { percent: number(Math.floor(score * 100), 0) })}</span>
    </span>
  );
};

/** A product that an article may be, how like it is and what speaks for it. */
export const Suggestion = ({ suggestion }: { suggestion: MatchSuggestion }) => {
  const { t } = useTranslation();
  const said = suggestion.reasons.includes('name') ? (['name'] as const) : suggestion.reasons;
  const reasons = said.map((reason) => t(`enum.likenessReason.${reason}`)).join(', ');
  return (
    <span className="suggestion">
      <span>{suggestion.name}</span>
      <span className="suggestion-why">
        <Score score={suggestion.score} />
        <span className="quiet small">
          {t('unmatched-products.pznOf', { pzn: suggestion.pzn })}
          {reasons === '' ? '' : ` · ${reasons}`}
        </span>
      </span>
    </span>
  );
};
