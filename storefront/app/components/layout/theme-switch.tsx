import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasStarted, usePrefersDark } from '../../lib/browser/use-browser-value.ts';
import { writeCookie } from '../../lib/cookies/cookies.ts';
import type { Theme } from '../../lib/theme/theme.ts';
import { themeCookie } from '../../lib/theme/theme.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './site-header.module.css';

/** Light or dark. Without a choice the system decides; a choice is remembered and is right in the next page's first byte. */
export const ThemeSwitch = ({ initial }: { initial: Theme | undefined }) => {
  const { t } = useTranslation();
  const system: Theme = usePrefersDark() ? 'dark' : 'light';
  const hasStarted = useHasStarted();
  const [chosen, setChosen] = useState(initial);
  const theme = chosen ?? system;
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    document.documentElement.dataset['theme'] = other;
    writeCookie(themeCookie.name, other, themeCookie.maxAgeSeconds);
    setChosen(other);
  };
  return (
    <button type="button" className={styles.tool} disabled={!hasStarted} onClick={change} aria-label={t(`theme.${other}`)} title={t(`theme.${other}`)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
};
