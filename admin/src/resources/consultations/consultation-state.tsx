import type { ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { StatusTag, Tag } from '../../components/status-tag.tsx';

/** What a consultation is, and what is more urgent than that: a patient who waits, one who did not come. */
export const ConsultationState = ({ row: { status, isWaiting, noShow } }: { row: Pick<ConsultationRecord, 'status' | 'isWaiting' | 'noShow'> }) => {
  const { t } = useTranslation();
  if (isWaiting) return <Tag tone="amber">{t('consultations.calendar.waiting')}</Tag>;
  if (noShow === 'patient') return <Tag tone="bad">{t('consultations.calendar.missed')}</Tag>;
  return <StatusTag type="consultationStatus" value={status} />;
};
