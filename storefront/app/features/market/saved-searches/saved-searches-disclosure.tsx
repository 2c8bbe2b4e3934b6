import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/feedback.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useOpened } from '../../../lib/browser/use-opened.ts';
import type { Section } from '../catalog-query.ts';
import styles from '../filters.module.css';

/** The list and its texts come when a user opens it: a first load knows nothing of them. */
const SavedSearchesPanel = lazy(async () => ({ default: (await import('./saved-searches-panel.tsx')).SavedSearchesPanel }));

interface Props {
  address: URLSearchParams;
  section: Section | undefined;
}

/** The searches that a user with an account keeps, folded at the head of the filters. */
export const SavedSearchesDisclosure = ({ address, section }: Props) => {
  const { t } = useTranslation('catalog');
  const { isOpened, details } = useOpened();
  return (
    <details className={styles.group} {...details}>
      <summary>
        <span>{t('saved.title')}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.groupBody}>
        {isOpened ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <SavedSearchesPanel address={address} section={section} />
          </Suspense>
        ) : (
          <noscript>{t('form.needsScript', { ns: 'common' })}</noscript>
        )}
      </div>
    </details>
  );
};
