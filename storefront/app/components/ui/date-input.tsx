import type { ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from './field.tsx';
import styles from './inputs.module.css';

interface Props {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** `YYYY-MM-DD`, or the empty string. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Where the cursor goes when the date is asked for again. */
  ref?: Ref<HTMLInputElement>;
}

const partsOf = (value: string): [string, string, string] => {
  const [year = '', month = '', day = ''] = value.split('-');
  return [day.replace(/^0/, ''), month.replace(/^0/, ''), year];
};

const joined = ([day, month, year]: [string, string, string]): string =>
  day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

const parts = [
  { key: 'day', length: 2, autoComplete: 'bday-day' },
  { key: 'month', length: 2, autoComplete: 'bday-month' },
  { key: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

/** A date that people know by heart: three fields and the number keyboard instead of a calendar to page through. */
export const DateInput = ({ label, help, error, value, onChange, onBlur, ref }: Props) => {
  const id = useId();
  const { t } = useTranslation();
  const [typed, setTyped] = useState(partsOf(value ?? ''));
  const write = (index: number, text: string) => {
    const next = typed.map((part, at) => (at === index ? text.replace(/\D/g, '') : part)) as [string, string, string];
    setTyped(next);
    onChange(joined(next));
  };
  return (
    <FieldGroup label={label} help={help} error={error}>
      <div className={styles.date} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}>
        {parts.map(({ key, length, autoComplete }, index) => (
          <div key={key}>
            <label htmlFor={`${id}-${key}`}>{t(`date.${key}`)}</label>
            <input
              id={`${id}-${key}`}
              ref={index === 0 ? ref : undefined}
              className={styles.input}
              inputMode="numeric"
              maxLength={length}
              autoComplete={autoComplete}
              value={typed[index]}
              aria-invalid={error ? true : undefined}
              onChange={(event) => write(index, event.target.value)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
};
