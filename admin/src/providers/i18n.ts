import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

type Texts = Record<string, unknown>;
const files = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' });

/** `locales/de/treatments.json` becomes the branch `treatments` of the German texts. */
const textsOf = (language: Language): Texts => {
  const texts: Texts = {};
  for (const [path, content] of Object.entries(files)) {
    const [, folder, file] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (folder === language && file !== undefined) texts[file] = content;
  }
  return texts;
};

const storageKey = 'blattwerk.admin.language';
const isLanguage = (value: string | null): value is Language => languages.some((language) => language === value);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
};

export const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  resources: { de: { translation: textsOf('de') }, en: { translation: textsOf('en') } },
  lng: storedLanguage(),
  fallbackLng: 'de',
  interpolation: { escapeValue: false },
  returnEmptyString: false,
});
document.documentElement.lang = i18n.language;

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'de');

export const changeLanguage = async (language: Language): Promise<void> => {
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
};

export const i18nProvider: I18nProvider = {
  translate: (key, options, defaultMessage) => String(i18n.t(key, { ...(typeof options === 'object' ? options : {}), defaultValue: defaultMessage ?? key })),
  changeLocale: (locale) => changeLanguage(locale === 'en' ? 'en' : 'de'),
  getLocale: currentLanguage,
};
