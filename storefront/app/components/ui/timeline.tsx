import type { ReactNode } from 'react';
import { DateTime } from './values.tsx';
import styles from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  title: string;
  state: 'past' | 'now' | 'future';
  at?: string | null | undefined;
  who?: string | null | undefined;
  body?: ReactNode;
}

/** The way of one request, from top to bottom: past filled, now outlined, future dotted, each with time and who. */
export const Timeline = ({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) => (
  <ol className={styles.timeline} aria-label={label}>
    {entries.map((entry) => (
      <li key={entry.key} data-state={entry.state} aria-current={entry.state === 'now' ? 'step' : undefined}>
        <span className={styles.dot} aria-hidden="true" />
        <p className={styles.title}>{entry.title}</p>
        {(entry.at || entry.who) && (
          <p className={styles.meta}>
            {entry.at && <DateTime value={entry.at} />}
            {entry.at && entry.who && ' · '}
            {entry.who}
          </p>
        )}
        {entry.body}
      </li>
    ))}
  </ol>
);
