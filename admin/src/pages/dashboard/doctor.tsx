import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page, Section } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import { useEvents } from '../../providers/use-events.ts';
import { DueCurve } from './due-curve.tsx';
import { Mentions } from './mentions.tsx';
import { Today } from './today.tsx';
import { Waiting } from './waiting-list.tsx';
import { Week } from './week.tsx';
import './doctor.css';

const isQuiet = ({ due, answers, mentions, pool, questions, toPost }: Day): boolean =>
  due.length === 0 && answers.length === 0 && mentions.length === 0 && pool.open === 0 && questions === 0 && toPost === 0;

const Quiet = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('dashboard.doctor.quiet')}
      text={t('dashboard.doctor.quietText')}
      action={<Link to="/treatments">{t('dashboard.doctor.toQueue')}</Link>}
    />
  );
};

/** A doctor's day: first what waits, as a list; then what comes due, who is seen today, and the week. */
export const DoctorDashboard = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/doctor-dashboard', {}, { refreshEveryMs: 60_000 });
  const refresh = () => void query.refetch();
  useEvents('treatments', refresh);
  useEvents('mentions', refresh);
  useEvents('pharmacy-questions', refresh);
  const day = query.data === undefined ? undefined : result.data;
  if (query.isError && day === undefined) return <ErrorState error={query.error} onRetry={refresh} />;
  if (day === undefined) return <PageSkeleton />;
  return (
    <Page title={t('dashboard.title')}>
      <div className="day">
        <div className="stack">
          <Section title={t('dashboard.doctor.waiting')}>{isQuiet(day) ? <Quiet /> : <Waiting day={day} />}</Section>
          {day.mentions.length === 0 ? null : <Mentions mentions={day.mentions} />}
        </div>
        <div className="stack">
          <Today consultations={day.consultations} />
          <DueCurve days={day.dueCurve} />
          <Week week={day.week} />
        </div>
      </div>
    </Page>
  );
};
