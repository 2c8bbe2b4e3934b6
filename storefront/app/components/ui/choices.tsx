import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, FieldGroup } from './field.tsx';
import styles from './choices.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface CardsProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  name: string;
  choices: readonly Choice[];
  /** One value for a single choice, a list for several. */
  value: string | readonly string[] | undefined;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3;
}

const columnClass = { 1: '', 2: styles.two, 3: styles.three } as const;

/** Choices as cards to press: radio buttons for one answer, check boxes when `value` is a list. */
export const RadioCards = ({ label, help, error, isOptional, name, choices, value, onChange, columns = 1 }: CardsProps) => {
  const isMultiple = Array.isArray(value);
  return (
    <FieldGroup label={label} help={help} error={error} isOptional={isOptional}>
      <div className={`${styles.cards} ${columnClass[columns]}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              checked={isMultiple ? value.includes(choice.value) : value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span className={styles.cardLabel}>{choice.label}</span>
              {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; error?: string | undefined; ref?: Ref<HTMLInputElement> };

export const CheckboxField = ({ label, error, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <label htmlFor={id}>
        <input {...rest} id={id} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

interface ScaleProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  name: string;
  low: string;
  high: string;
  value: number | undefined;
  onChange: (value: number) => void;
}

/** One to ten as ten big buttons, with words at both ends. */
export const ScaleInput = ({ label, help, error, name, low, high, value, onChange }: ScaleProps) => {
  const { t } = useTranslation();
  return (
    <FieldGroup label={label} help={help} error={error}>
      <div className={styles.scale}>
        {Array.from({ length: 10 }, (_, index) => index + 1).map((level) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name={name}
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              aria-label={t('form.scaleOf', { level })}
            />
            <span aria-hidden="true">{level}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends}>
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </FieldGroup>
  );
};
