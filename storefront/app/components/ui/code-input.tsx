import { TextInput } from './inputs.tsx';
import styles from './inputs.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the code, below it. */
  error?: string | undefined;
}

/** The digits of a mail: wide apart, with the number keyboard, filled in by the device where it can. Spaces of a pasted code do no harm. */
export const CodeInput = ({ label, value, onChange, error }: Props) => (
  <div className={styles.code}>
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
    />
  </div>
);
