import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import { locales } from './locale.ts';
import { i18nOptions } from './options.ts';
import { textFile } from './text-files.ts';

const loadFile = async (language: string, namespace: string): Promise<unknown> => {
  const locale = locales.find((known) => known === language);
  if (!locale) throw new Error(`No texts in ${language}`);
  const answer = await fetch(textFile(locale, namespace));
  if (!answer.ok) throw new Error(`No texts for ${locale}/${namespace}: ${answer.status}`);
  return answer.json();
};

/** Loads the namespaces that the server's page used before React takes over; later pages load theirs when they are opened. */
export const createClientI18n = async (locale: Locale, namespaces: string[]): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(resourcesToBackend(loadFile))
    .init({ ...i18nOptions, lng: locale, ns: namespaces });
  return instance;
};
