import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useEffect } from 'react';
import { LinkButton } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { Notice, Skeleton } from '../components/ui/feedback.tsx';
import { TreatmentSheet } from '../features/treatments/treatment-sheet.tsx';
import { attachFiles } from '../features/uploads/message-files.tsx';
import { RequestUploads } from '../features/uploads/request-uploads.tsx';
import { useMinute } from '../lib/browser/use-browser-value.ts';
import { useFormat } from '../lib/format/use-format.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { promisedOf } from '../lib/treatments/promise.ts';
import { useTreatments } from '../lib/treatments/use-treatments.ts';

export const handle = { ns: ['treatments', 'uploads'] };

const pollIntervalMs = 10_000;

/** By when there will be an answer, or that it is late and that we are sorry. */
const Promised = ({ treatment }: { treatment: PatientTreatment }) => {
  const { t } = useTranslation('treatments');
  const { due } = useFormat();
  const promised = promisedOf(treatment, useMinute());
  const isLate = promised === 'late';
  const text = () => {
    if (treatment.clockStoppedAt) return t('waiting.stopped');
    if (treatment.dueAt === null || promised === 'none') return t('waiting.soon');
    return t(isLate ? 'waiting.lateText' : 'waiting.due', { due: due(treatment.dueAt) });
  };
  return (
    <Notice kind={treatment.clockStoppedAt || isLate ? 'warn' : 'ok'} title={t(isLate ? 'waiting.late' : 'waiting.paid')}>
      <p>{text()}</p>
    </Notice>
  );
};

/** Paid, and now a doctor reads: by when there will be an answer, and what happens then. */
const Waiting = () => {
  const { t } = useTranslation('treatments');
  const path = usePath();
  const navigate = useNavigate();
  const treatments = useTreatments({ refetchInterval: pollIntervalMs });
  const treatment = treatments.data?.items.find(({ status }) => status === 'in-review');
  const isOver = treatments.isSuccess && !treatment;
  useEffect(() => {
    if (isOver) void navigate(path('/dashboard/prescriptions'), { replace: true });
  }, [isOver, navigate, path]);
  return (
    <>
      <PageHead title={t('waiting.title')} isPrivate />
      <h1>{t('waiting.title')}</h1>
      {treatments.isPending && <Skeleton lines={6} />}
      {treatments.isError && <ErrorState error={treatments.error} onRetry={() => void treatments.refetch()} />}
      {treatment && (
        <>
          <Promised treatment={treatment} />
          <p>{t('waiting.next')}</p>
          <HelpContact />
          <TreatmentSheet treatment={treatment} attach={attachFiles} files={<RequestUploads treatment={treatment} />} />
          <p>
            <LinkButton to="/dashboard/prescriptions" kind="quiet">
              {t('waiting.all')}
            </LinkButton>
          </p>
        </>
      )}
    </>
  );
};
export default Waiting;
