import type { TreatmentRow } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { StatusTag, Tag } from '../../components/status-tag.tsx';
import { secondsUntil, useNow } from '../../components/use-now.ts';

/** The seconds until a decision takes effect; a queue that is late makes it "now". */
export const TakesEffect = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  const left = secondsUntil(at, useNow(500));
  return <>{left === 0 ? t('review.takesEffectNow') : t('review.takesEffect', { count: left })}</>;
};

/** The state of a request. A decision that can still be undone reads as one that is to come. */
export const RequestStatus = ({ row: { status, releasesAt } }: { row: Pick<TreatmentRow, 'status' | 'releasesAt'> }) => {
  const { t } = useTranslation();
  if (releasesAt === null) return <StatusTag type="treatmentStatus" value={status} />;
  return (
    <Tag tone="amber">
      {t(status === 'declined' ? 'review.refusal' : 'review.approval')} <TakesEffect at={releasesAt} />
    </Tag>
  );
};
