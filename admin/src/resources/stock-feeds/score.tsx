import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { DateTime, EnumText, Nothing } from '../../components/values.tsx';
import { Plot } from '../../plots/plot.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import './score.css';

type Scored = Pick<FeedRecord, 'score' | 'scoreParts' | 'scoredAt' | 'lastRun'>;

/** The score is that of the stock that stands; while a newer file is held back or has failed it says little. */
const isOld = ({ lastRun }: Pick<FeedRecord, 'lastRun'>): boolean => lastRun?.status === 'quarantined' || lastRun?.status === 'failed';

/** The number alone, for lists; struck through while it is not what the feed delivers now. */
export const FeedScoreNumber = ({ feed }: { feed: Pick<FeedRecord, 'score' | 'lastRun'> }) => {
  const { t } = useTranslation();
  if (feed.score === null) return <Nothing />;
  if (!isOld(feed)) return <span className="figures">{feed.score}</span>;
  return (
    <span className="figures score-old" title={t('feed-score.old')}>
      <del>{feed.score}</del>
      <span className="sr-only"> {t('feed-score.old')}</span>
    </span>
  );
};

/** The score of each day. */
const ScoreHistory = ({ feedId }: { feedId: string }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { query, result } = useAnswer('/backoffice/stock-feeds/:id/scores', { params: { id: feedId } });
  if (query.data === undefined || result.data.items.length < 2) return null;
  return (
    <div className="score-history">
      <h3>{t('feed-score.history')}</h3>
      <Plot
        kind="line"
        label={t('feed-score.history')}
        rowHead={t('feed-score.day')}
        empty={t('feed-score.none')}
        highest={100}
        series={[{ name: t('feed-score.title'), tone: 'fir' }]}
        rows={result.data.items.map(({ on, score }) => ({ key: on, head: date(on), values: [score] }))}
      />
    </div>
  );
};

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
export const FeedScore = ({ feed }: { feed: Scored & Pick<FeedRecord, 'id'> }) => {
  const { t } = useTranslation();
  const { score, scoreParts, scoredAt } = feed;
  if (score === null) {
    return (
      <Section title={t('feed-score.title')}>
        <p>{t('feed-score.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('feed-score.title')} className={isOld(feed) ? 'is-old' : ''}>
      {isOld(feed) ? <Alert type="warning" showIcon message={t('feed-score.old')} className="page-note" /> : null}
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
      <ScoreHistory feedId={feed.id} />
    </Section>
  );
};
