import type { TreatmentStatus } from '@blattwerk/contract/treatments/states';
import type { Fulfilment, PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
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

interface PrescriptionStatusProps {
  status: PrescriptionStatus;
  /** How the medicine reaches the patient: what is brought or sent is not collected. */
  fulfilment?: Fulfilment | undefined;
}

export const PrescriptionStatusTag = ({ status, fulfilment = 'pickup' }: PrescriptionStatusProps) => {
  const { t } = useTranslation('treatments');
  const isDelivered = fulfilment !== 'pickup' && (status === 'ready' || status === 'dispensed');
  return <StatusTag tone={prescriptionTones[status]}>{t(`prescription.${isDelivered ? `${status}-delivery` : status}`)}</StatusTag>;
};
