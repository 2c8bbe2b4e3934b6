import type { Unit } from '@blattwerk/contract/products/enums';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import { isFull, removeNoted, useNoted, writeNoted } from '../../lib/request-list/request-list.ts';
import { Icon } from '../ui/icon.tsx';
import { FullDialog } from './full-dialog.tsx';
import styles from './note-button.module.css';

const hasStarted = (): boolean => true;

/** Notes a product for the treatment request or takes it out again. Not there while scripts are off, because it could do nothing. */
export const NoteButton = ({ product: { id, name, slug, unit } }: { product: { id: string; name: string; slug: string; unit: Unit } }) => {
  const { t } = useTranslation();
  const noted = useNoted();
  const [isAsking, setAsking] = useState(false);
  const isReady = useBrowserValue(hasStarted, false);
  const isNoted = noted.some(({ productId }) => productId === id);
  const words = t(isNoted ? 'note.on' : 'note.off');
  const press = (): void => {
    if (isNoted) removeNoted(id);
    else if (isFull(noted)) setAsking(true);
    else writeNoted([...noted, { productId: id, name, slug, unit }]);
  };
  return (
    <>
      <button type="button" className={styles.button} data-ready={isReady} aria-pressed={isNoted} aria-label={`${words}: ${name}`} onClick={press}>
        <Icon name={isNoted ? 'check' : 'plus'} />
        <span>{words}</span>
      </button>
      {isAsking && <FullDialog isOpen onClose={() => setAsking(false)} />}
    </>
  );
};
