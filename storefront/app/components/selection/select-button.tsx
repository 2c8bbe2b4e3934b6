import type { Unit } from '@blattwerk/contract/products/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { isFull, removeSelected, useSelected, writeSelected } from '../../lib/request-list/request-list.ts';
import { Icon } from '../ui/icon.tsx';
import { FullDialog } from './full-dialog.tsx';
import styles from './select-button.module.css';

/** Selects a product for the treatment request or removes it again. Not there while scripts are off, because it could do nothing. */
export const SelectButton = ({ product: { id, name, slug, unit } }: { product: { id: string; name: string; slug: string; unit: Unit } }) => {
  const { t } = useTranslation();
  const selected = useSelected();
  const [isAsking, setAsking] = useState(false);
  const isReady = useHasStarted();
  const isSelected = selected.some(({ productId }) => productId === id);
  const words = t(isSelected ? 'note.on' : 'note.off');
  const press = (): void => {
    if (isSelected) removeSelected(id);
    else if (isFull(selected)) setAsking(true);
    else writeSelected([...selected, { productId: id, name, slug, unit }]);
  };
  return (
    <>
      <button type="button" className={styles.button} data-ready={isReady} aria-pressed={isSelected} aria-label={`${words}: ${name}`} onClick={press}>
        <Icon name={isSelected ? 'check' : 'plus'} />
        <span>{words}</span>
      </button>
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
