import type { ReactNode } from 'react';
import styles from './counter-code.module.css';

interface Props {
  code: string;
  /** A picture of the code. */
  qr: string;
  alt: string;
  label: string;
  /** What else there is to know at the counter. */
  children: ReactNode;
}

/** What is shown at a pharmacy's counter: the code and its picture, beside until when, where and for how much. */
export const CounterCode = ({ code, qr, alt, label, children }: Props) => (
  <div className={styles.columns}>
    <div className={styles.code}>
      <img src={qr} alt={alt} width={176} height={176} />
      <p>
        <span className={styles.label}>{label}</span>
        <strong className={styles.letters}>{code}</strong>
      </p>
    </div>
    <div>{children}</div>
  </div>
);
