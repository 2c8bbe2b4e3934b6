import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { ConsultationStatusTag } from './consultation-status.tsx';
import styles from './consultations.module.css';
import { JoinLink } from './join-link.tsx';
import { useConsultations } from './use-consultations.ts';

const Row = ({ consultation }: { consultation: Consultation }) => {
  const { id, status, startsAt, doctor } = consultation;
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  return (
    <li>
      <Card as="article">
        <ConsultationStatusTag status={status} />
        <h2 className={styles.name}>{due(startsAt)}</h2>
        <p>{doctor.name}</p>
        <JoinLink consultation={consultation} />
        <LinkButton to={`/consultations/${id}`} kind="quiet" iconEnd="arrow">
          {t('open')}
        </LinkButton>
      </Card>
    </li>
  );
};

/** All of the own appointments: those to come in their order, then those that are over. */
export const ConsultationList = () => {
  const { t } = useTranslation('consultations');
  const { data, error, isError, refetch } = useConsultations();
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton kind="cards" lines={2} />;
  const book = <LinkButton to="/video-consultation/create">{t('create')}</LinkButton>;
  if (data.total === 0)
    return (
      <EmptyState title={t('empty')} action={book}>
        {t('emptyText')}
      </EmptyState>
    );
  const ahead = data.items.filter(({ status }) => status === 'booked').toReversed();
  const over = data.items.filter(({ status }) => status !== 'booked');
  return (
    <div className={styles.stack}>
      <p>{book}</p>
      <ul className={styles.list}>
        {[...ahead, ...over].map((consultation) => (
          <Row key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </div>
  );
};
