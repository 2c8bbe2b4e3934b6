import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert, Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, Facts, Text } from '../../components/values.tsx';

/** A run that was held back: its stock is taken after all, or thrown away. */
const Decision = ({ run: record }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('feed-runs');
  const button = (action: 'release' | 'discard', done: string) =>
    record.abilities.includes(action) ? (
      <Popconfirm
        placement="bottomRight"
        title={t(`feed-runs.${action}Ask`)}
        okText={t(`feed-runs.${action}`)}
        onConfirm={() => void run(record.id, action, {}, { done })}
      >
        <Button danger={action === 'discard'} loading={running === action}>
          {t(`feed-runs.${action}`)}
        </Button>
      </Popconfirm>
    ) : null;
  return (
    <>
      {button('release', 'feed-runs.released')}
      {button('discard', 'feed-runs.discarded')}
    </>
  );
};

const RowErrors = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  if (run.errors.length === 0) return <p className="quiet">{t('feed-runs.noErrors')}</p>;
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={t('feed-runs.errors')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('feed-runs.line')}</th>
            <th scope="col">{t('feed-runs.field')}</th>
            <th scope="col">{t('feed-runs.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {run.errors.map((error, index) => (
            <tr key={index}>
              <th scope="row" className="figures">
                {error.line}
              </th>
              <td>
                <Text value={error.field} />
              </td>
              <td>{error.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.rowErrors > run.errors.length ? <p className="quiet">{t('feed-runs.moreErrors', { shown: run.errors.length, total: run.rowErrors })}</p> : null}
    </div>
  );
};

export const RunShow = () => {
  const { t } = useTranslation();
  const numbers = ['rows', 'accepted', 'matched', 'unmatched', 'rowErrors', 'changed'] as const;
  return (
    <RecordPage<FeedRun>
      resource="feed-runs"
      title={(run) => t('feed-runs.one', { pharmacy: run.pharmacyName })}
      aside={(run) => <StatusTag type="runStatus" value={run.status} />}
      actions={(run) => <Decision run={run} />}
      refreshEveryMs={10_000}
    >
      {(run) => (
        <>
          {run.reasonText === undefined ? null : (
            <Alert className="page-note" type={run.status === 'failed' ? 'error' : 'warning'} showIcon message={run.reasonText} />
          )}
          <Section title={t('feed-runs.result')}>
            <Facts
              items={[
                { label: t('feed-runs.startedAt'), value: <DateTime value={run.startedAt} /> },
                { label: t('feed-runs.finishedAt'), value: <DateTime value={run.finishedAt} /> },
                { label: t('feed-runs.format'), value: <Text value={run.format} /> },
                { label: t('feed-runs.encoding'), value: <Text value={run.encoding} /> },
                ...numbers.map((field) => ({ label: t(`feed-runs.${field}`), value: run[field] })),
                { label: t('feed-runs.feed'), value: <Link to={`/stock-feeds/${run.feedId}`}>{t('feed-runs.openFeed')}</Link> },
              ]}
            />
          </Section>
          <Section title={t('feed-runs.errors')}>
            <RowErrors run={run} />
          </Section>
        </>
      )}
    </RecordPage>
  );
};
