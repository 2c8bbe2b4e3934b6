import { maxCaregivers } from '@blattwerk/contract/caregivers/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { CaregiverEntry } from './caregiver-entry.tsx';
import styles from './caregivers.module.css';
import { InviteCaregiver } from './invite-caregiver.tsx';
import { useCaregivers } from './use-caregivers.ts';

/** Whom the patient lets look, and the way to one more. */
export const CaregiversScreen = () => {
  const { t } = useTranslation('caregivers');
  const caregivers = useCaregivers();
  const items = caregivers.data?.items ?? [];
  const isFull = items.filter(({ abilities }) => abilities.length > 0).length >= maxCaregivers;
  return (
    <>
      <p>
        {t('intro')} <AppLink to="/profile/privacy">{t('toLog')}</AppLink>
      </p>
      <Card>
        <h2>{t('list')}</h2>
        {caregivers.isPending && <Skeleton lines={3} />}
        {caregivers.isError && <ErrorState error={caregivers.error} onRetry={() => void caregivers.refetch()} />}
        {caregivers.data && items.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((caregiver) => (
              <CaregiverEntry key={caregiver.id} caregiver={caregiver} />
            ))}
          </ul>
        )}
      </Card>
      {caregivers.data &&
        (isFull ? (
          <Notice>
            <p>{t('full', { most: maxCaregivers })}</p>
          </Notice>
        ) : (
          <InviteCaregiver />
        ))}
    </>
  );
};
