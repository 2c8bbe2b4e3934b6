import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Card } from '../../components/ui/card.tsx';
import styles from './caregivers.module.css';
import { useCaredFor } from './use-caregivers.ts';

/** Where a trusted person begins: the way to each one who has given access. Nothing for everybody else. */
export const CaredForCard = () => {
  const { t } = useTranslation('caregivers');
  const people = useCaredFor();
  if (!people.data || people.data.items.length === 0) return null;
  return (
    <Card>
      <h2>{t('others.title')}</h2>
      <p>{t('others.card')}</p>
      <ul className={styles.people}>
        {people.data.items.map(({ id, name }) => (
          <li key={id}>
            <AppLink to={`/for-others/${id}`}>{name}</AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
};
