import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from 'antd';
import { useFormats } from '../../../components/format.ts';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { useRows } from '../../../providers/use-record.ts';
import './timeline.css';

const shown = 30;

/** What a colleague looked at is in the log; the timeline is what happened. */
const isReading = (action: string): boolean => /\.(read|list|open|view)\b|[-.]read$/.test(action);

/** What happened with this patient, day by day, the newest first. */
export const Timeline = ({ patientId }: { patientId: string }) => {
  const { t, i18n } = useTranslation();
  const { date, time } = useFormats();
  const { query, result } = useRows({
    resource: 'audit-events',
    filters: [{ field: 'patientId', operator: 'eq', value: patientId }],
    sorters: [{ field: 'at', order: 'desc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    errorNotification: false,
  });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const events = result.data.filter(({ action }) => !isReading(action)).slice(0, shown);
  if (events.length === 0) return <EmptyState title={t('patients.partEmpty.timeline')} />;
  const days = Map.groupBy(events, ({ at }) => date(at));
  return (
    <ol className="timeline">
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map(({ id, at, words, actorName, actorRole, reason }) => (
              <li key={id}>
                <span className="figures quiet">{time(at)}</span>
                <span>
                  <Link to={`/audit-events/${id}`}>{i18n.language === 'en' ? words.en : words.de}</Link>
                  <span className="quiet">
                    {' '}
                    {actorName ?? t(`enum.role.${actorRole}`)}
                    {reason === null ? '' : `: ${reason}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
