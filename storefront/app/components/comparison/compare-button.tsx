import { useTranslation } from 'react-i18next';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { toggleCompared, useCompared, type ComparedProduct } from '../../lib/comparison/comparison.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './compare-button.module.css';

interface Props {
  product: ComparedProduct;
  /** `card`: its word gives way to the icon on a phone. `icon`: in a table. `words`: beside larger buttons. */
  look?: 'card' | 'icon' | 'words';
}

/** Chooses a product for the comparison or leaves it out. Not there while scripts are off, because it could do nothing. */
export const CompareButton = ({ product: { slug, name }, look = 'card' }: Props) => {
  const { t } = useTranslation();
  const isReady = useHasStarted();
  const isChosen = useCompared().some((entry) => entry.slug === slug);
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      data-ready={isReady}
      aria-pressed={isChosen}
      aria-label={look === 'words' ? undefined : t('compare.label', { name })}
      title={look === 'words' ? undefined : t('compare.word')}
      onClick={() => toggleCompared({ slug, name })}
    >
      <Icon name={isChosen ? 'check' : 'compare'} />
      <span>{t('compare.word')}</span>
    </button>
  );
};
