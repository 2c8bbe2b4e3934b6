import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { berlinDate } from './slot-days.ts';

type Appointment = Pick<Consultation, 'id' | 'status' | 'startsAt' | 'abilities'>;

const isToday = ({ status, startsAt }: Appointment): boolean => status === 'booked' && berlinDate(new Date(startsAt)) === berlinDate(new Date());

/** The way into the room, on the day of the appointment and while its room is open. A document of its own: only it may use camera and microphone. */
export const JoinLink = ({ consultation }: { consultation: Appointment }) => {
  const { t } = useTranslation('consultations');
  if (!consultation.abilities.includes('join') && !isToday(consultation)) return null;
  return (
    <LinkButton to={`/room?id=${consultation.id}`} isDocument>
      {t('join')}
    </LinkButton>
  );
};

/** The same page on the days before: to try out camera, microphone and connection. */
export const TryOutLink = ({ consultation }: { consultation: Appointment }) => {
  const { t } = useTranslation('consultations');
  if (consultation.status !== 'booked' || consultation.abilities.includes('join') || isToday(consultation)) return null;
  return (
    <LinkButton to={`/room?id=${consultation.id}`} kind="secondary" isDocument>
      {t('tryOut')}
    </LinkButton>
  );
};
