import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';
import { JoinLink } from './join-link.tsx';
import { bookingAddress, maySpeakAbout } from './request-consultation.tsx';
import { useConsultations } from './use-consultations.ts';

/** The dashboard's card: the next appointment, or the way to one, about the latest request where that makes sense. */
export const ConsultationCard = ({ request }: { request?: PatientTreatment | undefined }) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const { data } = useConsultations();
  const next = data?.items.findLast(({ status }) => status === 'booked');
  return (
    <Card>
      <h2>{t('card.title')}</h2>
      {next ? (
        <p>
          <strong>{due(next.startsAt)}</strong>
          <br />
          {next.doctor.name}
        </p>
      ) : (
        <p>{t('card.text')}</p>
      )}
      <div className={styles.actions}>
        {next ? (
          <>
            <JoinLink consultation={next} />
            <LinkButton to={`/consultations/${next.id}`} kind="secondary">
              {t('open')}
            </LinkButton>
          </>
        ) : (
          <LinkButton to={bookingAddress(request && maySpeakAbout(request) ? request : undefined)} kind="secondary">
            {t('create')}
          </LinkButton>
        )}
        {data && data.total > 0 && (
          <LinkButton to="/consultations" kind="quiet" iconEnd="arrow">
            {t('card.all')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
};
