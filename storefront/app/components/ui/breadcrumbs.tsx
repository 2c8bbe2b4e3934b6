import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../lib/seo/trail-schema.ts';
import { AppLink } from './app-link.tsx';
import styles from './breadcrumbs.module.css';

/** The way to this page; each step but the last leads back to it. */
export const Breadcrumbs = ({ trail }: { trail: readonly Crumb[] }) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('trail.label')} className={styles.trail}>
      <ol>
        {trail.map(({ name, to }, at) => (
          <li key={to}>{at === trail.length - 1 ? <span aria-current="page">{name}</span> : <AppLink to={to}>{name}</AppLink>}</li>
        ))}
      </ol>
    </nav>
  );
};
