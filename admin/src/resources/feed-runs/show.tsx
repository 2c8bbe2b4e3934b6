import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Tiles } from '../../components/tiles.tsx';
import { DateTime, EnumText, Facts } from '../../components/values.tsx';
import { openArticlesLink } from '../unmatched-products/open-articles-link.ts';
import { Comparison } from './comparison.tsx';
import { Dialect } from './dialect.tsx';
import { Progress } from './progress.tsx';
import { RowErrors } from './row-errors.tsx';
import { RunActions } from './run-actions.tsx';
import './feed-runs.css';

const numbers = ['rows', 'accepted', 'matched', 'unmatched', 'rowErrors', 'changed'] as const;

/** What the import counted, largest in sight; what a user can act on leads there. */
const Numbers = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Tiles
      items={numbers.map((field) => ({
        label: t(`feed-runs.${field}`),
        value:
          field === 'unmatched' && run.unmatched > 0 ? <Link to={openArticlesLink(run.pharmacyId)}>{number(run.unmatched, 0)}</Link> : number(run[field], 0),
        ...((field === 'unmatched' || field === 'rowErrors') && run[field] > 0 ? { tone: 'warn' as const } : {}),
      }))}
    />
  );
};

const relations = ['rolledBackById', 'rollsBackId', 'correctsId'] as const;

const Origin = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <Facts
        items={[
          { label: t('feed-runs.source'), value: <EnumText type="runSource" value={run.source} /> },
          { label: t('feed-runs.startedAt'), value: <DateTime value={run.startedAt} /> },
          { label: t('feed-runs.finishedAt'), value: <DateTime value={run.finishedAt} /> },
          ...(run.durationMs === null
            ? []
            : [
                {
                  label: t('feed-runs.duration'),
                  value:
                    run.durationMs < 1000
                      ? t('feed-runs.milliseconds', { milliseconds: run.durationMs })
                      : t('feed-runs.seconds', { seconds: number(run.durationMs / 1000, 1) }),
                },
              ]),
          ...(run.contentAt === null ? [] : [{ label: t('feed-runs.contentAt'), value: <DateTime value={run.contentAt} /> }]),
        ]}
      />
      <p className="section-links">
        <Link to={`/stock-feeds/${run.feedId}`}>{t('feed-runs.openFeed')}</Link>
        {relations.map((relation) => {
          const id = run[relation];
          return id === null ? null : (
            <Link key={relation} to={`/feed-runs/${id}`}>
              {t(`feed-runs.${relation}`)}
            </Link>
          );
        })}
      </p>
    </>
  );
};

const Reason = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  if (run.reasonText === undefined) return null;
  const isQuarantined = run.status === 'quarantined';
  return (
    <Alert
      className="page-note"
      type={run.status === 'failed' ? 'error' : 'warning'}
      showIcon
      message={run.reasonText}
      description={isQuarantined ? t('feed-runs.held') : run.status === 'failed' ? t('feed-runs.stockStays') : undefined}
    />
  );
};

/** One import: what it took the file for, what came of it, what a person can put right. */
export const RunShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="feed-runs"
      title={(run) => t('feed-runs.one', { pharmacy: run.pharmacyName })}
      aside={(run) => <StatusTag type="runStatus" value={run.status} />}
      actions={(run) => <RunActions run={run} />}
      refreshEveryMs={(run) => (run.status === 'running' ? 1000 : 30_000)}
    >
      {(run) => (
        <div className="stack">
          <div>
            <Reason run={run} />
            {run.status === 'running' ? <Progress run={run} /> : <Numbers run={run} />}
          </div>
          {run.abilities.includes('compare') ? <Comparison runId={run.id} /> : null}
          {run.rowErrors > 0 ? <RowErrors key={run.id} run={run} /> : null}
          <div className="columns">
            <Section title={t('feed-runs.origin')}>
              <Origin run={run} />
            </Section>
            <Section title={t('feed-runs.dialect')}>
              <Dialect run={run} />
            </Section>
          </div>
        </div>
      )}
    </RecordPage>
  );
};
