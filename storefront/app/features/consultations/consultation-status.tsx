import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import type { ConsultationStatus } from '@blattwerk/contract/consultations/states';
import { useTranslation } from 'react-i18next';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

const tones: Record<ConsultationStatus, Tone> = { booked: 'info', completed: 'ok', cancelled: 'neutral', expired: 'neutral' };

export const ConsultationStatusTag = ({ status }: Pick<Consultation, 'status'>) => {
  const { t } = useTranslation('consultations');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
};

/** What the state means and what can be done; who cancelled or missed it changes the words. */
export const ConsultationOutcome = ({ consultation }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  const { money } = useFormat();
  const { status, cancelledBy, noShow, noShowFeeCents, heldBy, treatmentId } = consultation;
  if (status === 'cancelled')
    return (
      <p>
        {t(cancelledBy === 'patient' ? 'outcome.cancelledByYou' : 'outcome.cancelled')} {treatmentId && t('outcome.goesOn')}
      </p>
    );
  if (status === 'expired')
    return (
      <p>
        {t(noShow === 'patient' ? 'outcome.missed' : 'outcome.expired')} {noShowFeeCents !== null && t('outcome.fee', { amount: money(noShowFeeCents) })}
      </p>
    );
  if (status === 'booked') return <p>{t('outcome.booked')}</p>;
  return <p>{t(heldBy === 'phone' ? 'outcome.completedByPhone' : 'outcome.completed')}</p>;
};
