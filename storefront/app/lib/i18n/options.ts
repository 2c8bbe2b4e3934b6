import type { InitOptions } from 'i18next';

/** What server and browser share, so that both render the same words. */
export const i18nOptions = {
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
} satisfies InitOptions & { showSupportNotice: boolean };
