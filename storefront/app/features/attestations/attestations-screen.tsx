import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { AttestationCard } from './attestation-card.tsx';
import styles from './attestations.module.css';
import { RequestForm } from './request-form.tsx';
import { useAttestations } from './use-attestations.ts';

/** Patient cards and certificates for travel: what there is, and how to ask for one. */
export const AttestationsScreen = () => {
  const { t } = useTranslation('attestations');
  const { data, error, refetch } = useAttestations();
  const [isAsking, setAsking] = useState(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton kind="cards" lines={2} />;
  const { items, choices } = data;
  if (items.length === 0 && choices.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <div className={styles.list}>
      {isAsking && (
        <Card label={t('new')}>
          <h2>{t('new')}</h2>
          <RequestForm choices={choices} onDone={() => setAsking(false)} />
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </Card>
      )}
      {!isAsking && choices.length > 0 && (
        <p>
          <Button icon="plus" onClick={() => setAsking(true)}>
            {t('new')}
          </Button>
        </p>
      )}
      {items.map((attestation) => (
        <AttestationCard key={attestation.id} attestation={attestation} />
      ))}
    </div>
  );
};
