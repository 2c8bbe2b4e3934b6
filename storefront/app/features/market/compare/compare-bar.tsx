import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { compareAddress, leaveOut, mostCompared, useCompared, useIsFifthRefused, writeCompared } from '../../../lib/comparison/comparison.ts';
import styles from './compare-bar.module.css';

/** What is chosen for the comparison, on every page of the market. A fifth product is answered here, with a way to make room for it. */
export const CompareBar = () => {
  const { t } = useTranslation('compare');
  const chosen = useCompared();
  const isRefused = useIsFifthRefused();
  if (chosen.length === 0) return null;
  const clear = (): void => {
    writeCompared([]);
    document.querySelector('main')?.focus({ preventScroll: true });
    toast.removed(t('bar.cleared'), () => writeCompared(chosen));
  };
  return (
    <aside className={styles.bar} data-bottom-bar data-full={isRefused || undefined} aria-label={t('bar.title')}>
      <p className={styles.count} role="status">
        {t('bar.count', { count: chosen.length, most: mostCompared })}
        {chosen.length === 1 && <span className={styles.more}>{t('bar.more')}</span>}
      </p>
      <div role="alert" className={styles.full}>
        {isRefused && <p>{t('bar.full', { most: mostCompared })}</p>}
      </div>
      <ul className={styles.names}>
        {chosen.map(({ slug, name }) => (
          <li key={slug}>
            <span>{name}</span>
            <button type="button" onClick={() => leaveOut(slug)} aria-label={t('bar.remove', { name })}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {chosen.length > 1 && (
          <LinkButton to={compareAddress(chosen.map(({ slug }) => slug))} size="small">
            {t('bar.open')}
          </LinkButton>
        )}
        <Button kind="quiet" size="small" onClick={clear}>
          {t('bar.clear')}
        </Button>
      </div>
    </aside>
  );
};
