import type { ReactNode, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneCountry } from '../../lib/profile/phone.ts';
import { callingCodes, joinPhone, splitPhone } from '../../lib/profile/phone.ts';
import { Field } from './field.tsx';
import styles from './inputs.module.css';

interface Props {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  name: string;
  /** The whole number with its country's code, or the empty string. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const countries = Object.keys(callingCodes) as PhoneCountry[];

/** A number as people write it, with their country's code beside it; one that is typed or pasted with a code chooses the country itself. */
export const PhoneInput = ({ label, help, error, isOptional, name, value, onChange, onBlur, ref }: Props) => {
  const { t, i18n } = useTranslation();
  const [written, setWritten] = useState(() => splitPhone(value ?? ''));
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const write = (next: typeof written) => {
    setWritten(next);
    onChange(joinPhone(next));
  };
  const settle = () => setWritten(splitPhone(written.rest, written.country));
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <span className={styles.phone} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}>
          <select
            className={`${styles.input} ${styles.select}`}
            aria-label={t('phone.country')}
            autoComplete="tel-country-code"
            value={written.country}
            onChange={(event) => write({ ...written, country: event.target.value as PhoneCountry })}
          >
            {countries.map((country) => (
              <option key={country} value={country} title={names.of(country)}>
                {country} {callingCodes[country]}
              </option>
            ))}
          </select>
          <input
            {...control}
            ref={ref}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className={styles.input}
            value={written.rest}
            onChange={(event) => write({ ...written, rest: event.target.value })}
            onBlur={settle}
          />
        </span>
      )}
    </Field>
  );
};
