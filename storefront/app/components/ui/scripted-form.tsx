import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { Notice } from './feedback.tsx';
import styles from './scripted-form.module.css';

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A form that the page's script sends. Until the script runs nothing can be typed that would be lost, and nothing can be sent past it;
 * `post` keeps what was typed out of the address in any case.
 */
export const ScriptedForm = ({ onSubmit, children, className }: Props) => {
  const { t } = useTranslation();
  const isReady = useHasStarted();
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={className}>
      <noscript>
        <Notice kind="warn">
          <p>{t('form.needsScript')}</p>
        </Notice>
      </noscript>
      <fieldset className={styles.body} disabled={!isReady} data-waiting={isReady ? undefined : true}>
        {children}
      </fieldset>
    </form>
  );
};
