import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  icon?: IconName;
  /** Behind the words: for a step forward. */
  iconEnd?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

const classOf = ({ kind = 'primary', size = 'normal', isWide }: Pick<Look, 'kind' | 'size' | 'isWide'>): string =>
  [styles.button, styles[kind], size === 'small' ? styles.small : '', isWide ? styles.wide : ''].filter(Boolean).join(' ');

const Inside = ({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </>
);

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    isBusy?: boolean;
    /** Screen readers announce that a press opens a dialog (decision 188). */
    opensDialog?: boolean;
  };

/**
 * While busy it keeps its width and its focus, and further presses do nothing. What only the page's script can answer cannot be pressed
 * before the script runs.
 */
export const Button = ({
  kind,
  size,
  icon,
  iconEnd,
  isWide,
  isBusy = false,
  opensDialog = false,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) => {
  const isWaiting = !useHasStarted() && type === 'button';
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      className={classOf({ kind, size, isWide })}
      disabled={disabled || isWaiting}
      data-waiting={isWaiting || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
};

/** An address in the page's language that looks like a button. Addresses of other sites are plain links. */
export const LinkButton = ({
  to,
  kind,
  size,
  icon,
  iconEnd,
  isWide,
  children,
  isDocument = false,
  onClick,
}: Look & { to: string; isDocument?: boolean; onClick?: () => void }) => {
  const path = usePath();
  return (
    <Link to={path(to)} className={classOf({ kind, size, isWide })} reloadDocument={isDocument} onClick={onClick}>
      <Inside icon={icon} iconEnd={iconEnd}>
        {children}
      </Inside>
    </Link>
  );
};
