import { useTranslation } from 'react-i18next';
import { toggleCompared, useCompared, type ComparedProduct } from '../../lib/comparison/comparison.ts';
import { ToggleButton } from '../ui/toggle-button.tsx';

/** Chooses a product for the comparison or leaves it out. */
export const CompareButton = ({ product: { slug, name }, look = 'card' }: { product: ComparedProduct; look?: 'card' | 'icon' | 'words' }) => {
  const { t } = useTranslation();
  const isChosen = useCompared().some((entry) => entry.slug === slug);
  const named = look === 'words' ? {} : { label: t('compare.label', { name }), title: t('compare.word') };
  return (
    <ToggleButton isOn={isChosen} icon="compare" look={look} {...named} onPress={() => toggleCompared({ slug, name })}>
      {t('compare.word')}
    </ToggleButton>
  );
};
