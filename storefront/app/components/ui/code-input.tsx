import type { InputHTMLAttributes, Ref } from 'react';
import { TextInput } from './inputs.tsx';
import styles from './inputs.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  ref?: Ref<HTMLInputElement>;
  /** What is wrong with the code, below it. */
  error?: string | undefined;
}

/** The digits of a mail: wide apart, with the number keyboard, filled in by the device where it can. */
export const CodeInput = (input: Props) => (
  <div className={styles.code}>
    <TextInput {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  </div>
);
