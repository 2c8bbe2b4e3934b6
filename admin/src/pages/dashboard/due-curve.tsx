import { myself } from '@blattwerk/contract/backoffice/list-filters';
import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BarTable } from '../../components/bar-table.tsx';
import { Section } from '../../components/page.tsx';
import { listLink } from '../../grid/filters.ts';
import { inReview, onDay, untilDay } from './day-filters.ts';

const weekdayOf = (language: string, on: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${on}T12:00:00Z`),
  );

const isMine: CrudFilters[number] = { field: 'doctorId', operator: 'eq', value: myself };
const isFree: CrudFilters[number] = { field: 'doctorId', operator: 'null', value: true };

const Count = ({ count, to }: { count: number; to: string }) => (count === 0 ? <>0</> : <Link to={to}>{count}</Link>);

/** How much comes due on each of the coming days. */
export const DueCurve = ({ days }: { days: Day['dueCurve'] }) => {
  const { t, i18n } = useTranslation();
  const isEmpty = days.every(({ mine, free }) => mine + free === 0);
  return (
    <Section title={t('dashboard.doctor.curve')}>
      {isEmpty ? (
        <p className="quiet">{t('dashboard.doctor.curveEmpty')}</p>
      ) : (
        <BarTable
          rowHead={t('dashboard.doctor.dayHead')}
          series={[t('dashboard.doctor.mineHead'), t('dashboard.doctor.freeHead')]}
          rows={days.map(({ on, mine, free }, place) => {
            // What is late counts as today's.
            const due = place === 0 ? [untilDay('dueAt', on)] : onDay('dueAt', on);
            return {
              key: on,
              head: weekdayOf(i18n.language, on),
              cells: [
                { text: <Count count={mine} to={listLink('treatments', [inReview, isMine, ...due])} />, size: mine },
                { text: <Count count={free} to={listLink('treatments', [inReview, isFree, ...due])} />, size: free },
              ],
            };
          })}
        />
      )}
    </Section>
  );
};
