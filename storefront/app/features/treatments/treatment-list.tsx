import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { useArrival } from '../../lib/focus/use-arrival.ts';
import { useTreatments } from '../../lib/treatments/use-treatments.ts';
import type { Attach } from './attach.ts';
import { LevelTrend } from './level-trend.tsx';
import { TreatmentSheet } from './treatment-sheet.tsx';
import styles from './treatments.module.css';

const pollIntervalMs = 15_000;

type Part = (treatment: PatientTreatment) => ReactNode;

/** "Meine Zertifikate": every request as one sheet; looks again while the page is open, because others act on it. `files` and `besides` are what other features know of a request. */
export const TreatmentList = ({ files, besides, attach }: { files?: Part; besides?: Part; attach?: Attach }) => {
  const { t } = useTranslation('treatments');
  const treatments = useTreatments({ refetchInterval: pollIntervalMs });
  const ids = (treatments.data?.items ?? []).flatMap(({ id, prescriptions }) => [id, ...prescriptions.map((one) => one.id)]);
  const isElsewhere = useArrival(treatments.isSuccess, ids);
  if (treatments.isPending) return <Skeleton kind="cards" lines={2} />;
  if (treatments.isError) return <ErrorState error={treatments.error} onRetry={() => void treatments.refetch()} />;
  if (treatments.data.items.length === 0) {
    return (
      <EmptyState title={t('empty.title')} action={<LinkButton to="/dashboard">{t('empty.action')}</LinkButton>}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      {isElsewhere && <Notice kind="info">{t('elsewhere')}</Notice>}
      <LevelTrend treatments={treatments.data.items} />
      {treatments.data.items.map((treatment) => (
        <TreatmentSheet key={treatment.id} treatment={treatment} files={files?.(treatment)} attach={attach}>
          {besides?.(treatment)}
        </TreatmentSheet>
      ))}
    </div>
  );
};
