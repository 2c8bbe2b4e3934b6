import type { BulkResults, BulkState } from '@blattwerk/contract/bulk-actions/shapes';
import { Alert, Button, Progress, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../providers/error-text.ts';
import { readBulk, readResults, stopBulk, undoBulk } from './call-bulk.ts';

const everyMs = 1000;

const isOver = (state: BulkState | undefined): boolean => state !== undefined && state.status !== 'queued' && state.status !== 'running';

/** Follows a bulk action until it is over, and reads then what became of the records. */
const useBulk = (id: string) => {
  const [state, setState] = useState<BulkState>();
  const [results, setResults] = useState<BulkResults>();
  const [error, setError] = useState<unknown>();
  const isEnded = isOver(state);
  useEffect(() => {
    if (isEnded) {
      readResults(id).then(setResults, setError);
      return;
    }
    const read = () => void readBulk(id).then(setState, setError);
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [id, isEnded]);
  return { state, results, error, setState, setError };
};

const Results = ({ results }: { results: BulkResults }) => {
  const { t } = useTranslation();
  const skipReason = (reason: string): string => t(`bulk.reasons.${reason}`, { defaultValue: t('bulk.reasons.failed') });
  return (
    <table className="bulk-results">
      <caption className="sr-only">{t('bulk.results')}</caption>
      <tbody>
        {results.items.map(({ id, title, status, reason }) => (
          <tr key={id}>
            <th scope="row">{title ?? t('bulk.gone')}</th>
            <td>{t(`bulk.became.${status}`)}</td>
            <td>{reason === undefined ? null : skipReason(reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const BulkProgress = ({ id: first }: { id: string }) => {
  const { t } = useTranslation();
  const [id, setId] = useState(first);
  const { state, results, error, setState, setError } = useBulk(id);
  const undo = () =>
    void undoBulk(id).then((started) => {
      if (started.id === null) return;
      setState(undefined);
      setId(started.id);
    }, setError);
  if (error !== undefined) return <Alert type="error" showIcon message={errorText(error)} />;
  if (state === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const handled = state.done + state.failed;
  const percent = state.allowed === 0 ? 100 : Math.round((100 * handled) / state.allowed);
  return (
    <>
      <p role="status">{t(`bulk.states.${state.status}`, { done: state.done, failed: state.failed, skipped: state.skipped })}</p>
      {isOver(state) ? null : (
        <>
          <Progress percent={percent} aria-label={t('bulk.bar')} />
          <p className="quiet">{t('bulk.goesOn')}</p>
          <Button onClick={() => void stopBulk(id).then(setState, setError)}>{t('bulk.stop')}</Button>
        </>
      )}
      {state.undoUrl === undefined ? null : <Button onClick={undo}>{t('bulk.undo')}</Button>}
      {results === undefined ? null : <Results results={results} />}
    </>
  );
};
