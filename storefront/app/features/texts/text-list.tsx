import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import type { TextEntry } from './texts.server.ts';
import styles from './texts.module.css';

/** Articles by title, with what they are about. `base` is the address above them. */
export const TextList = ({ entries, base }: { entries: readonly TextEntry[]; base: string }) => {
  const { t } = useTranslation('texts');
  return (
    <ul className={styles.list}>
      {entries.map(({ slug, title, description, publishedOn, minutes }) => (
        <li key={slug}>
          <h2>
            <AppLink to={`${base}/${slug}`}>{title}</AppLink>
          </h2>
          <p>{description}</p>
          <p className={styles.facts}>
            <DateTime value={publishedOn} kind="date" /> · {t('minutes', { count: minutes })}
          </p>
        </li>
      ))}
    </ul>
  );
};
