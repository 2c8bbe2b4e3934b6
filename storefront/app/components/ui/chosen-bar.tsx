import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './chosen-bar.module.css';

interface Props {
  title: string;
  count: string;
  /** Below the count. */
  more?: string | false;
  items: readonly { key: string; name: string }[];
  removeLabel: (name: string) => string;
  onRemove: (key: string) => void;
  /** Why no further one was chosen, empty while there is no reason; where there is one, a phone shows the items too, so that one can be removed. */
  refusal?: string;
  /** What can be done with them. */
  children: ReactNode;
}

/** What is chosen so far, in the dock at the bottom of the window. */
export const ChosenBar = ({ title, count, more, items, removeLabel, onRemove, refusal, children }: Props) => (
  <aside className={styles.bar} data-bottom-bar data-refused={refusal ? true : undefined} aria-label={title}>
    <p className={styles.count} role="status">
      {count}
      {more && <span className={styles.more}>{more}</span>}
    </p>
    {refusal !== undefined && (
      <div role="alert" className={styles.refusal}>
        {refusal && <p>{refusal}</p>}
      </div>
    )}
    <ul className={styles.names}>
      {items.map(({ key, name }) => (
        <li key={key}>
          <span>{name}</span>
          <button type="button" onClick={() => onRemove(key)} aria-label={removeLabel(name)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
    <div className={styles.actions}>{children}</div>
  </aside>
);
