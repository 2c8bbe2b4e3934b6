import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import styles from './inputs.module.css';

interface Labelled {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
}

type InputProps = Labelled & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement>; suffix?: string };

export const TextInput = ({ label, help, error, isOptional, suffix, ...rest }: InputProps) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(control) => (
      <span className={suffix ? styles.withSuffix : undefined}>
        <input type="text" {...rest} {...control} className={styles.input} />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </span>
    )}
  </Field>
);

type TextareaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export const Textarea = ({ label, help, error, isOptional, rows = 4, ...rest }: TextareaProps) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(control) => <textarea rows={rows} {...rest} {...control} className={styles.input} />}
  </Field>
);

export interface Option {
  value: string;
  label: string;
}

type SelectProps = Labelled & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[]; ref?: Ref<HTMLSelectElement> };

export const Select = ({ label, help, error, isOptional, options, ...rest }: SelectProps) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(control) => (
      <select {...rest} {...control} className={`${styles.input} ${styles.select}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
