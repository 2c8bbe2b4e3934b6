import type { CaredForPerson } from '@blattwerk/contract/caregivers/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './caregivers.module.css';
import { useCaredFor } from './use-caregivers.ts';

const Person = ({ person: { id, name, limits, endsAt } }: { person: CaredForPerson }) => {
  const { t } = useTranslation('caregivers');
  const { date } = useFormat();
  return (
    <li className={styles.entry}>
      <h3 className={styles.long}>
        <AppLink to={`/for-others/${id}`}>{name}</AppLink>
      </h3>
      <p>{limits.map((limit) => t(`limit.${limit}`)).join(', ')}</p>
      <p className={styles.quiet}>{t('until', { date: date(endsAt) })}</p>
    </li>
  );
};

/** The people at whom the signed-in user may look. */
export const CaredForList = () => {
  const { t } = useTranslation('caregivers');
  const people = useCaredFor();
  return (
    <Card>
      <h2>{t('others.title')}</h2>
      <p>{t('others.intro')}</p>
      {people.isPending && <Skeleton lines={3} />}
      {people.isError && <ErrorState error={people.error} onRetry={() => void people.refetch()} />}
      {people.data?.items.length === 0 && <EmptyState title={t('others.emptyTitle')}>{t('others.emptyText')}</EmptyState>}
      {people.data && people.data.items.length > 0 && (
        <ul className={styles.list}>
          {people.data.items.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Card>
  );
};
