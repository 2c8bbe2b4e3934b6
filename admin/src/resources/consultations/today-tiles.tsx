import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listLink } from '../../grid/filters.ts';
import { useNow } from '../../components/use-now.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { NextTile } from './next-tile.tsx';
import { todayFilters } from './today-filters.ts';
import '../../pages/dashboard.css';

const refreshEveryMs = 30_000;
const numbers = ['consultationsWaiting', 'consultationsToday', 'consultationsMissed'] as const;

/** Today at a glance, above list and calendar: who waits, how many there are, who did not come, and the next one. */
export const ConsultationTiles = () => {
  const { t } = useTranslation();
  const now = new Date(useNow(60_000));
  const { query, result } = useAnswer('/backoffice/dashboard', {}, { refreshEveryMs });
  // The list below says what is wrong when nothing can be read.
  if (query.data === undefined) return query.isError ? null : <div className="tiles-wait" aria-hidden="true" />;
  const today = result.data;
  return (
    <ul className="tiles tiles-small">
      {today.nextConsultation === null ? null : (
        <li>
          <NextTile next={today.nextConsultation} />
        </li>
      )}
      {numbers.map((field) => (
        <li key={field}>
          <Link
            to={listLink('consultations', todayFilters[field](now))}
            className={field === 'consultationsWaiting' && (today[field] ?? 0) > 0 ? 'tile is-waiting' : 'tile'}
          >
            <span className="tile-number">{today[field] ?? 0}</span>
            <span>{t(`dashboard.${field}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
