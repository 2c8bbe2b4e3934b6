import { queueViews } from '@blattwerk/contract/treatments/team-shapes';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fieldFilters } from '../../grid/filter-groups.ts';
import { listLink, readState } from '../../grid/filters.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { useEvents } from '../../providers/use-events.ts';
import './queue.css';

type View = (typeof queueViews)[number];

const linkTo = (view: View | undefined): string =>
  view === undefined ? '/treatments' : listLink('treatments', [{ field: 'view', operator: 'in', value: [view] }]);

const viewOf = (search: URLSearchParams): View | undefined => {
  const filters = fieldFilters(readState(search, { sorters: [], filters: [] }).filters);
  const value: unknown = filters.find(({ field }) => field === 'view')?.value;
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return queueViews.find((view) => view === one);
};

/** Of every own request, also approved ones, and of the pool. */
export const unreadLink = listLink('treatments', [{ field: 'hasUnreadMessage', operator: 'eq', value: true }]);

const Tab = ({ to, label, count, isCurrent }: { to: string; label: string; count: number | undefined; isCurrent: boolean }) => (
  <Link to={to} className={isCurrent ? 'is-current' : ''} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
    {label} {count === undefined ? null : <span className="view-count">{count}</span>}
  </Link>
);

/** The views of the queue, each with how many wait in it, and how much of today is the doctor's own. */
export const QueueViews = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { query, result } = useAnswer('/backoffice/review-summary', {}, { refreshEveryMs: 60_000 });
  const refresh = () => void query.refetch();
  useEvents('treatments', refresh);
  useEvents('pharmacy-questions', refresh);
  const counts = query.data === undefined ? undefined : result.data;
  const current = viewOf(search);
  const isUnread = fieldFilters(readState(search, { sorters: [], filters: [] }).filters).some(({ field }) => field === 'hasUnreadMessage');
  return (
    <div className="queue-head">
      <nav className="queue-views" aria-label={t('treatments.views.label')}>
        <Tab to={linkTo(undefined)} label={t('treatments.views.all')} count={counts?.open} isCurrent={current === undefined && !isUnread} />
        {queueViews.map((view) => (
          <Tab key={view} to={linkTo(view)} label={t(`enum.queueView.${view}`)} count={counts?.[view]} isCurrent={current === view} />
        ))}
        <Tab to={unreadLink} label={t('treatments.views.unread')} count={counts?.unread} isCurrent={isUnread} />
        <Tab to="/pharmacy-questions" label={t('treatments.views.questions')} count={counts?.questions} isCurrent={false} />
      </nav>
      {counts === undefined ? null : (
        <p className="queue-today">
          {t('treatments.views.today', { count: counts.dueToday, mine: counts.dueTodayMine })}
          {counts.overdue > 0 ? <span className="is-late"> {t('treatments.views.overdue', { count: counts.overdue })}</span> : null}
        </p>
      )}
    </div>
  );
};
