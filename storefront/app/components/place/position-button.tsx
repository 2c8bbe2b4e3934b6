import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../lib/places/own-position.ts';
import { Button } from '../ui/button.tsx';
import styles from './position-button.module.css';

type State = { kind: 'idle' | 'asking' } | OwnPosition;

/** Fills in the postal code of where the user is. The browser is asked with the press, never before. */
export const PositionButton = ({ onZipCode }: { onZipCode: (zipCode: string) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const ask = async (): Promise<void> => {
    setState({ kind: 'asking' });
    const { findOwnZipCode } = await import('../../lib/places/own-position.ts');
    const found = await findOwnZipCode();
    setState(found);
    if (found.kind === 'found') onZipCode(found.zipCode);
  };
  return (
    <div className={styles.position}>
      <Button kind="secondary" size="small" icon="place" isBusy={state.kind === 'asking'} aria-describedby={id} onClick={() => void ask()}>
        {t('position.use')}
      </Button>
      <p id={id} className={styles.note}>
        {t('position.how')}
      </p>
      <p role="status" className={styles.answer} data-kind={state.kind}>
        {state.kind !== 'idle' && t(`position.${state.kind}`, state.kind === 'found' ? { zipCode: state.zipCode } : {})}
      </p>
    </div>
  );
};
