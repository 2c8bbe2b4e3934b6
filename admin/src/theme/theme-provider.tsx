import { App as AntdApp, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import deDE from 'antd/es/locale/de_DE';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toastRegion, toastSettings } from '../providers/notifications.tsx';
import { applyPalette, themeOf } from './theme.ts';
import type { Mode } from './theme.ts';

const storageKey = 'blattwerk.admin.theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
const storedMode = (): Mode => {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : systemIsDark() ? 'dark' : 'light';
};

const ModeContext = createContext<{ mode: Mode; toggle: () => void }>({ mode: 'light', toggle: () => undefined });
export const useMode = () => use(ModeContext);

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const antdLocales: Record<string, Locale> = { de: deDE, en: enGB };

/** Colours, fonts, Ant Design's own words and the nonce for its style tags. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const { t, i18n } = useTranslation();
  const [mode, setMode] = useState(storedMode);
  useLayoutEffect(() => applyPalette(mode), [mode]);
  useEffect(() => void dayjs.locale(i18n.language === 'en' ? 'en-gb' : 'de'), [i18n.language]);
  const toggle = useCallback(() => {
    setMode((current) => {
      const next = current === 'dark' ? 'light' : 'dark';
      localStorage.setItem(storageKey, next);
      return next;
    });
  }, []);
  const theme = useMemo(() => themeOf(mode), [mode]);
  const value = useMemo(() => ({ mode, toggle }), [mode, toggle]);
  return (
    <ModeContext value={value}>
      <ConfigProvider
        theme={theme}
        csp={{ nonce }}
        locale={antdLocales[i18n.language] ?? deDE}
        wave={{ disabled: true }}
        form={{ requiredMark: 'optional', scrollToFirstError: { focus: true, block: 'center' } }}
      >
        <AntdApp notification={toastSettings}>
          {children}
          <section id={toastRegion} aria-label={t('shell.toasts')} />
        </AntdApp>
      </ConfigProvider>
    </ModeContext>
  );
};
