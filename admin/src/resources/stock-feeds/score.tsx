import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { DateTime, EnumText, Nothing } from '../../components/values.tsx';
import './score.css';

type Scored = Pick<FeedRecord, 'score' | 'scoreParts' | 'scoredAt'>;

/** The number alone, for lists. */
export const FeedScoreNumber = ({ score }: { score: FeedRecord['score'] }) => (score === null ? <Nothing /> : <span className="figures">{score}</span>);

const Part = ({ part, points, of, text, advice }: FeedRecord['scoreParts'][number]) => {
  const { t } = useTranslation();
  return (
    <li>
      <div className="score-line">
        <EnumText type="scorePart" value={part} />
        <span className="figures">{t('feed-score.points', { points, of })}</span>
      </div>
      <div className="score-bar" aria-hidden="true">
        <span style={{ width: `${(points / of) * 100}%` }} />
      </div>
      <p>{text}</p>
      {advice === null ? null : <p className="score-advice">{advice}</p>}
    </li>
  );
};

/** How good the feed's data is: the number, what it is made of, and what would make it better. */
export const FeedScore = ({ feed: { score, scoreParts, scoredAt } }: { feed: Scored }) => {
  const { t } = useTranslation();
  if (score === null) {
    return (
      <Section title={t('feed-score.title')}>
        <p>{t('feed-score.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('feed-score.title')}>
      <p className="score-total">
        <strong>{score}</strong>
        <span>{t('feed-score.ofHundred')}</span>
        <span className="quiet">
          {t('feed-score.asOf')} <DateTime value={scoredAt} />
        </span>
      </p>
      <ul className="score-parts">
        {scoreParts.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </ul>
    </Section>
  );
};
