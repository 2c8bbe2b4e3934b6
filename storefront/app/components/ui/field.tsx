import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon name="error" />
    <span>{children}</span>
  </p>
);

const describedBy = (id: string, help: unknown, error: unknown): string | undefined =>
  [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Label above, help below it, then the control, then what is wrong and what to do. */
export const Field = ({ label, help, error, isOptional = false, children }: FieldProps) => {
  const id = useId();
  const { t } = useTranslation();
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy(id, help, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

interface GroupProps extends Omit<FieldProps, 'children'> {
  children: ReactNode;
}

/** The same for several controls that answer one question. */
export const FieldGroup = ({ label, help, error, isOptional = false, children }: GroupProps) => {
  const id = useId();
  const { t } = useTranslation();
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, help, error)} data-invalid={error ? true : undefined}>
      <legend className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {t('form.optional')}</span>}
      </legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
