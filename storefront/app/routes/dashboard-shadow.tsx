import type { SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { Button } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { FailureNotice } from '../components/ui/failure-notice.tsx';
import { EmptyState, Skeleton } from '../components/ui/feedback.tsx';
import { SupportBanner } from '../features/support-view/support-banner.tsx';
import { SupportConsultations, SupportProfile } from '../features/support-view/support-facts.tsx';
import { FocusedHeading } from '../features/support-view/focused-heading.tsx';
import { SupportInvitation, SupportOver } from '../features/support-view/support-gate.tsx';
import { SupportTreatmentSheet } from '../features/support-view/support-treatment.tsx';
import styles from '../features/support-view/support-view.module.css';
import { useSupportView } from '../features/support-view/use-support-view.ts';
import { PrescriptionStatusTag, TreatmentStatusTag } from '../features/treatments/treatment-status.tsx';
import { TreatmentTimeline } from '../features/treatments/treatment-timeline.tsx';
import { Checklist } from '../features/way/checklist.tsx';
import { NextThing } from '../features/way/next-thing.tsx';
import way from '../features/way/way.module.css';
import { useBrowserValue } from '../lib/browser/use-browser-value.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['support-view', 'way', 'treatments', 'person'] };

/** No cache stores it, and no referrer is sent. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

const Requests = ({ treatments }: Pick<SupportDashboard, 'treatments'>) => {
  const { t } = useTranslation('support-view');
  return (
    <section className={styles.section}>
      <h2>{t('requests')}</h2>
      {treatments.length === 0 && <EmptyState title={t('noRequests')} />}
      {treatments.map((treatment) => (
        <SupportTreatmentSheet
          key={treatment.id}
          treatment={treatment}
          statusTag={<TreatmentStatusTag status={treatment.status} />}
          timeline={<TreatmentTimeline treatment={treatment} />}
          prescriptionTag={({ status }) => <PrescriptionStatusTag status={status} />}
        />
      ))}
    </section>
  );
};

/** The patient's overview as support sees it: the same pieces, nothing to press. */
const Dashboard = ({ dashboard }: { dashboard: SupportDashboard }) => {
  const { t } = useTranslation('support-view');
  const { statuses, treatments, profile, consultations } = dashboard;
  return (
    <>
      <NextThing statuses={statuses} treatments={treatments} isReadOnly />
      <div className={way.grid}>
        <Card>
          <h2>{t('way')}</h2>
          <Checklist steps={statuses.steps} />
        </Card>
        <div className={way.stack}>
          <SupportProfile profile={profile} />
          <SupportConsultations consultations={consultations} />
        </div>
      </div>
      <Requests treatments={treatments} />
    </>
  );
};

const SupportView = () => {
  const { t } = useTranslation('support-view');
  const { state, isBusy, error, open, reload, end, expire } = useSupportView();
  if (state.step === 'invited') return <Container width="form">{<SupportInvitation isBusy={isBusy} error={error} onOpen={open} />}</Container>;
  if (state.step === 'over') return <Container width="form">{<SupportOver why={state.why} />}</Container>;
  if (state.step === 'loading') return <Container>{error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton kind="cards" lines={3} />}</Container>;
  return (
    <>
      <SupportBanner dashboard={state.dashboard} isBusy={isBusy} onEnd={end} onOver={expire} />
      <Container>
        <div className={styles.title}>
          <FocusedHeading>{t('heading', { name: state.dashboard.patient.name })}</FocusedHeading>
          <Button kind="quiet" size="small" isBusy={isBusy} onClick={reload}>
            {t('reload')}
          </Button>
        </div>
        <FailureNotice error={error} />
        <Dashboard dashboard={state.dashboard} />
      </Container>
    </>
  );
};

/** An administrator's read-only look at one patient's dashboard. What the page needs stands in the address's fragment, which only the browser knows. */
const DashboardShadow = () => {
  const { t } = useTranslation('support-view');
  const isBrowser = useBrowserValue(() => true, false);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      {isBrowser ? (
        <SupportView />
      ) : (
        <Container>
          <Skeleton kind="cards" lines={3} />
        </Container>
      )}
    </>
  );
};
export default DashboardShadow;
