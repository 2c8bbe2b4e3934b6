import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';
import { JoinLink } from './join-link.tsx';
import { useConsultations } from './use-consultations.ts';

const overStatuses: readonly PatientPrescription['status'][] = ['dispensed', 'revoked', 'replaced', 'expired'];

/** A conversation helps while the request is reviewed, and once it is approved until all that was prescribed is dispensed or void. */
export const maySpeakAbout = ({ status, prescriptions }: Pick<PatientTreatment, 'status' | 'prescriptions'>): boolean =>
  status === 'in-review' || (status === 'approved' && (prescriptions.length === 0 || prescriptions.some((one) => !overStatuses.includes(one.status))));

export const bookingAddress = (request: Pick<PatientTreatment, 'id'> | undefined): string =>
  request ? `/video-consultation/create?request=${request.id}` : '/video-consultation/create';

/** A request's own appointment, or the way to one. */
export const RequestConsultation = ({ treatment }: { treatment: Pick<PatientTreatment, 'id' | 'status' | 'prescriptions' | 'needsConsultation'> }) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const { data } = useConsultations();
  const booked = data?.items.findLast(({ status, treatmentId }) => status === 'booked' && treatmentId === treatment.id);
  if (!data || (!booked && !maySpeakAbout(treatment))) return null;
  return (
    <div role="group" aria-label={t('card.title')}>
      <h3>{t('card.title')}</h3>
      <p>
        {booked
          ? t('request.booked', { at: due(booked.startsAt), doctor: booked.doctor.name })
          : t(treatment.needsConsultation ? 'request.needed' : 'request.text')}
      </p>
      <div className={styles.actions}>
        {booked && <JoinLink consultation={booked} />}
        <LinkButton to={booked ? `/consultations/${booked.id}` : bookingAddress(treatment)} kind={treatment.needsConsultation ? 'primary' : 'secondary'}>
          {t(booked ? 'open' : 'create')}
        </LinkButton>
      </div>
    </div>
  );
};
