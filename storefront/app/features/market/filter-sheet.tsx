import type { ReactNode, ToggleEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './filter-sheet.module.css';

export const filterSheetId = 'filters';

/** Makes everything outside of an element unreachable for keyboard and screen reader; answers how to undo it. */
const holdOthers = (element: HTMLElement): (() => void) => {
  const held: Element[] = [];
  for (let inside: HTMLElement = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    held.push(...[...inside.parentElement.children].filter((other) => other !== inside && !other.hasAttribute('inert')));
  }
  for (const other of held) other.setAttribute('inert', '');
  return () => {
    for (const other of held) other.removeAttribute('inert');
  };
};

interface Props {
  children: ReactNode;
  /** What stays at the lower edge of the sheet. */
  footer: ReactNode;
  /** Told to screen readers when it changes while the sheet covers the page. */
  status: string;
}

/**
 * A column beside the results on a wide screen. On a phone it is a sheet over the page, opened by a button with `popoverTarget`:
 * the browser's own popover, so that it opens with scripts off and closes with Escape and with the phone's way back.
 */
export const FilterSheet = ({ children, footer, status }: Props) => {
  const { t } = useTranslation('catalog');
  const release = useRef<() => void>(undefined);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => release.current?.(), []);
  /** Before the browser gives the focus back to the button, the button must be reachable again. */
  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    release.current?.();
    release.current = event.newState === 'open' ? holdOthers(event.currentTarget) : undefined;
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    setOpen(event.newState === 'open');
    if (event.newState === 'open') event.currentTarget.focus();
  };
  const dialog = isOpen ? ({ role: 'dialog', 'aria-modal': true, 'aria-label': t('filter.title') } as const) : {};
  return (
    <div id={filterSheetId} popover="auto" tabIndex={-1} className={styles.sheet} {...dialog} onBeforeToggle={onBeforeToggle} onToggle={onToggle}>
      <header className={styles.header}>
        <h2>{t('filter.title')}</h2>
        <button type="button" className={styles.close} popoverTarget={filterSheetId} popoverTargetAction="hide" aria-label={t('filter.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.footer}>
        {isOpen && (
          <p role="status" className="visually-hidden">
            {status}
          </p>
        )}
        {footer}
      </footer>
    </div>
  );
};
