import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useOverflow } from '../../lib/request-list/overflow.ts';
import { useSelected } from '../../lib/request-list/request-list.ts';
import styles from './selection-bar.module.css';
import { useTakeOut } from './use-take-out.ts';

/** What is selected so far, on every page of the market: at the bottom of the window (market-layout). Nothing while nothing is selected. */
export const SelectionBar = ({ checkout = '/market/checkout' }: { checkout?: string }) => {
  const { t } = useTranslation('selection');
  const selected = useSelected();
  const overflow = useOverflow().length;
  const takeOut = useTakeOut();
  if (selected.length === 0) return null;
  return (
    <aside className={styles.bar} data-bottom-bar aria-label={t('title')}>
      <p className={styles.count} role="status">
        {t('bar.count', { count: selected.length })}
        {overflow > 0 && <span className={styles.overflow}>{t('bar.left', { count: overflow })}</span>}
      </p>
      <ul className={styles.names}>
        {selected.map(({ productId, name }) => (
          <li key={productId}>
            <span>{name}</span>
            <button type="button" onClick={() => takeOut(productId)} aria-label={t('remove', { name })}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <LinkButton to={checkout} size="small" iconEnd="arrow">
        {t('bar.open')}
      </LinkButton>
    </aside>
  );
};
