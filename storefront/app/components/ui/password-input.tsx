import { passwordRules } from '@blattwerk/contract/accounts/password-rules';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './inputs.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  /** The text typed so far: shows which rules it already keeps. */
  rulesFor?: string;
}

const Rules = ({ value }: { value: string }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.rules} aria-label={t('password.rules')}>
      {passwordRules.map((rule) => {
        const isMet = rule.test(value);
        return (
          <li key={rule.key} data-met={isMet}>
            {isMet ? <Icon name="check" /> : <span className={styles.dot} aria-hidden="true" />}
            {t(rule.key)}
            <span className="visually-hidden">{isMet ? t('password.met') : t('password.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
};

const CapsLock = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.capsLock} role="status">
      {isOn && (
        <>
          <Icon name="warning" />
          {t('password.capsLock')}
        </>
      )}
    </span>
  );
};

/** Pasting is welcome, the text can be shown, and the rules tick themselves off while typing. */
export const PasswordInput = ({ label, error, rulesFor, ...rest }: Props) => {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLockOn(event.getModifierState('CapsLock'));
  const { t } = useTranslation();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <span className={styles.password}>
            <input
              {...rest}
              {...control}
              type={isShown ? 'text' : 'password'}
              className={styles.input}
              spellCheck={false}
              autoCapitalize="none"
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
            />
            <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? t('password.hide') : t('password.show')}
            </button>
          </span>
          <CapsLock isOn={isCapsLockOn} />
          {rulesFor !== undefined && <Rules value={rulesFor} />}
        </>
      )}
    </Field>
  );
};
