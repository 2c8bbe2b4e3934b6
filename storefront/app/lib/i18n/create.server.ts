import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import { i18nOptions } from './options.ts';
import { resources } from './resources.server.ts';

/** One instance a request: nothing of one visitor's language can reach another. */
export const createServerI18n = (locale: Locale): i18n => {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, initAsync: false, resources, ns: Object.keys(resources[locale] ?? {}), react: { useSuspense: false } });
  return instance;
};
