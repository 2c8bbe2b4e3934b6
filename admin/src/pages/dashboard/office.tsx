import { useTranslation } from 'react-i18next';
import { Page, Section } from '../../components/page.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import { DecisionsPlot, DuePlot, WorkloadPlot } from './office-requests.tsx';
import { FeedsStrip, PrescriptionsPlot } from './office-supply.tsx';
import { OfficeWaiting } from './office-waiting.tsx';
import { NoShowsPlot, RefundsPlot, WeekAgainstWeek } from './office-weeks.tsx';
import './doctor.css';

/** An administrator's day: first what waits, as a list; then how the house is doing. */
export const OfficeDashboardPage = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/office-dashboard', {}, { refreshEveryMs: 60_000 });
  const office = query.data === undefined ? undefined : result.data;
  if (query.isError && office === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (office === undefined) return <PageSkeleton />;
  return (
    <Page title={t('dashboard.title')}>
      <div className="stack">
        <div className="day">
          <div className="stack">
            <Section title={t('dashboard.office.waiting')}>
              <OfficeWaiting waiting={office.waiting} />
            </Section>
            <FeedsStrip feeds={office.feeds} />
          </div>
          <WeekAgainstWeek week={office.week} />
        </div>
        <div className="plot-grid">
          <DuePlot due={office.due} />
          <DecisionsPlot decisions={office.decisions} />
          <PrescriptionsPlot prescriptions={office.prescriptions} />
          <WorkloadPlot doctors={office.doctors} />
          <NoShowsPlot weeks={office.weeks} />
          <RefundsPlot weeks={office.weeks} />
        </div>
      </div>
    </Page>
  );
};
