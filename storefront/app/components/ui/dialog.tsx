import type { ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import styles from './dialog.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons, most important first. */
  actions?: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes, and the focus returns to where it was. */
export const Dialog = ({ isOpen, onClose, title, children, actions }: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { t } = useTranslation();
  // Before the effects of what is inside, so that one of them may choose where the focus begins.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen) dialog?.close();
  }, [isOpen]);
  // Who takes the whole dialog away closes it too, while it still stands in the page: else the focus is lost.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // Escape is answered as it is pressed: the browser's close event comes later, when the dialog may be open again.
  const onCancel = ({ target }: SyntheticEvent) => target === ref.current && onClose();
  const onClosed = () => isOpen && ref.current?.open === false && onClose();
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={({ target }) => target === ref.current && onClose()}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={t('action.close')}>
              <Icon name="close" />
            </button>
          </header>
          {children}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
};
