import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/ui/button.tsx';
import { Card } from '../components/ui/card.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { Notice, Skeleton, StatusTag } from '../components/ui/feedback.tsx';
import { CaredForCard } from '../features/caregivers/cared-for-card.tsx';
import { ConsultationCard } from '../features/consultations/consultation-card.tsx';
import { DiaryCard } from '../features/diary/diary-card.tsx';
import { TreatmentStatusTag } from '../features/treatments/treatment-status.tsx';
import { TreatmentTimeline } from '../features/treatments/treatment-timeline.tsx';
import { Checklist } from '../features/way/checklist.tsx';
import { MailTrouble } from '../features/way/mail-trouble.tsx';
import { NextThing } from '../features/way/next-thing.tsx';
import styles from '../features/way/way.module.css';
import { useMe, useStatuses } from '../lib/auth/use-me.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { isUnpaid, useTreatments } from '../lib/treatments/use-treatments.ts';

export const handle = { ns: ['way', 'treatments', 'consultations', 'diary', 'caregivers'] };

const MarketCard = () => {
  const { t } = useTranslation('way');
  return (
    <Card>
      <h2>{t('market.title')}</h2>
      <p>{t('market.text')}</p>
      <LinkButton to="/market" kind="secondary">
        {t('market.action')}
      </LinkButton>
    </Card>
  );
};

const LatestCard = ({ latest, children }: { latest: PatientTreatment; children?: ReactNode }) => {
  const { t } = useTranslation('way');
  return (
    <Card>
      <h2>{t('latest', { number: latest.number })}</h2>
      <p>
        <TreatmentStatusTag status={latest.status} />
        {latest.unreadMessages > 0 && (
          <>
            {' '}
            <StatusTag tone="amber">{t('unread', { count: latest.unreadMessages })}</StatusTag>
          </>
        )}
      </p>
      {latest.decline && (
        <Notice kind="warn" title={t(`declineReason.${latest.decline.reason}`, { ns: 'treatments' })}>
          <p>{latest.decline.text}</p>
        </Notice>
      )}
      {children}
      <LinkButton to="/dashboard/prescriptions" kind="quiet" iconEnd="arrow">
        {t('toCertificates')}
      </LinkButton>
    </Card>
  );
};

/** Up to the payment the steps that are still to do, from then on what has happened to the request: both at once would say the same twice. */
const Way = ({ statuses, latest }: { statuses: Statuses; latest: PatientTreatment | undefined }) => {
  const { t } = useTranslation('way');
  if (latest && !isUnpaid(latest))
    return (
      <LatestCard latest={latest}>
        <TreatmentTimeline treatment={latest} />
      </LatestCard>
    );
  return (
    <Card>
      <h2>{t('wayTitle')}</h2>
      <Checklist steps={statuses.steps} />
    </Card>
  );
};

/** The patient's overview: one next thing, then quiet cards. */
const Dashboard = () => {
  const { t } = useTranslation('way');
  const me = useMe();
  const statuses = useStatuses();
  const treatments = useTreatments();
  const failed = [me, statuses, treatments].find((query) => query.isError);
  const latest = treatments.data?.items[0];
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{me.data ? t('hello', { name: me.data.firstName }) : t('title')}</h1>
      {me.data?.isMailReachable === false && <MailTrouble email={me.data.email} />}
      {failed && <ErrorState error={failed.error} onRetry={() => void Promise.all([me.refetch(), statuses.refetch(), treatments.refetch()])} />}
      {!failed && (!statuses.data || !treatments.data) && <Skeleton kind="cards" lines={3} />}
      {statuses.data && treatments.data && (
        <>
          <NextThing statuses={statuses.data} treatments={treatments.data.items} />
          <div className={styles.grid}>
            <Way statuses={statuses.data} latest={latest} />
            <div className={styles.stack}>
              <CaredForCard />
              {latest && isUnpaid(latest) && <LatestCard latest={latest} />}
              <ConsultationCard request={latest} />
              <DiaryCard />
              <MarketCard />
            </div>
          </div>
        </>
      )}
    </>
  );
};
export default Dashboard;
