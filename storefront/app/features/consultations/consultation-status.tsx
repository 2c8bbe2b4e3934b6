import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import { useTranslation } from 'react-i18next';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';

const tones: Record<ConsultationStatus, Tone> = { booked: 'info', completed: 'ok', cancelled: 'neutral', expired: 'neutral' };

export const ConsultationStatusTag = ({ status }: Pick<Consultation, 'status'>) => {
  const { t } = useTranslation('consultations');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
};

/** What the state means and what can be done; who cancelled or missed it changes the words. */
export const ConsultationOutcome = ({ consultation: { status, cancelledBy, noShow, treatmentId } }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  if (status === 'cancelled')
    return (
      <p>
        {t(cancelledBy === 'patient' ? 'outcome.cancelledByYou' : 'outcome.cancelled')} {treatmentId && t('outcome.goesOn')}
      </p>
    );
  if (status === 'expired') return <p>{t(noShow === 'patient' ? 'outcome.missed' : 'outcome.expired')}</p>;
  return <p>{t(status === 'completed' ? 'outcome.completed' : 'outcome.booked')}</p>;
};
