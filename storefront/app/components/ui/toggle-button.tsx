import type { ReactNode } from 'react';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './toggle-button.module.css';

interface Props {
  isOn: boolean;
  /** While it is off; on, it is a tick. */
  icon: IconName;
  /** `wide`: as wide as its place. `card`: its word gives way to the icon on a phone. `icon`: in a table. `words`: beside larger buttons. */
  look: 'wide' | 'card' | 'icon' | 'words';
  /** The accessible name, where the words alone do not say what it is about. */
  label?: string | undefined;
  title?: string | undefined;
  /** The next press asks something first. */
  opensDialog?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button with a pressed state. Hidden while scripts are off, because it could do nothing. */
export const ToggleButton = ({ isOn, icon, look, label, title, opensDialog = false, onPress, children }: Props) => (
  <button
    type="button"
    className={styles.button}
    data-look={look}
    data-ready={useHasStarted()}
    aria-pressed={isOn}
    aria-label={label}
    aria-haspopup={opensDialog ? 'dialog' : undefined}
    title={title}
    onClick={onPress}
  >
    <Icon name={isOn ? 'check' : icon} />
    <span>{children}</span>
  </button>
);
