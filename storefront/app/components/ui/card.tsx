import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A sheet of paper on the page. `tone` marks what waits for the visitor. */
export const Card = ({
  children,
  tone = 'plain',
  as: Tag = 'section',
  label,
  id,
}: {
  children: ReactNode;
  tone?: 'plain' | 'next' | 'sunken';
  as?: 'section' | 'article' | 'div';
  label?: string;
  /** Where an address can lead to it. */
  id?: string;
}) => (
  <Tag id={id} className={tone === 'plain' ? styles.card : `${styles.card} ${styles[tone]}`} aria-label={label}>
    {children}
  </Tag>
);

/** A thin-lined list of facts. */
export const Facts = ({ items }: { items: readonly { term: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {items.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
