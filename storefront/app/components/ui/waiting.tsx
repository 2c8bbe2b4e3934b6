import { useEffect, useState } from 'react';
import { LinkButton } from './button.tsx';
import styles from './waiting.module.css';

interface Props {
  text: string;
  /** What is said once it has taken longer than usual. */
  longText: string;
  longAfterMs: number;
  /** Leads to the overview then: the page can be left. */
  leave: string;
}

/** Something outside takes its moment, and the page goes on by itself. */
export const Waiting = ({ text, longText, longAfterMs, leave }: Props) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => clearTimeout(timer);
  }, [longAfterMs]);
  return (
    <>
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <p>{isLong ? longText : text}</p>
      </div>
      {isLong && (
        <p>
          <LinkButton to="/dashboard" kind="secondary">
            {leave}
          </LinkButton>
        </p>
      )}
    </>
  );
};
