import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../components/ui/feedback.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';

const treatmentTones: Record<TreatmentStatus, Tone> = {
  draft: 'neutral',
  'awaiting-payment': 'amber',
  'in-review': 'info',
  approved: 'ok',
  declined: 'warn',
  cancelled: 'neutral',
  expired: 'neutral',
};
const prescriptionTones: Record<PrescriptionStatus, Tone> = {
  issued: 'amber',
  'passing-on': 'info',
  sent: 'info',
  received: 'info',
  'in-preparation': 'info',
  ready: 'ok',
  'partly-dispensed': 'ok',
  dispensed: 'ok',
  returned: 'warn',
  revoked: 'bad',
  replaced: 'neutral',
  expired: 'neutral',
};

export const TreatmentStatusTag = ({ status }: { status: TreatmentStatus }) => {
  const { t } = useTranslation('treatments');
  return <StatusTag tone={treatmentTones[status]}>{t(`status.${status}`)}</StatusTag>;
};

export const PrescriptionStatusTag = ({ status }: { status: PrescriptionStatus }) => {
  const { t } = useTranslation('treatments');
  return <StatusTag tone={prescriptionTones[status]}>{t(`prescription.${status}`)}</StatusTag>;
};
