import type { BackendModule, i18n, ReadCallback } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import { i18nOptions } from './options.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

const loadNamespace = async (locale: string, namespace: string): Promise<Record<string, unknown>> => {
  const load = files[`../../locales/${locale}/${namespace}.json`];
  if (!load) throw new Error(`No texts for ${locale}/${namespace}`);
  return load();
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale: string, namespace: string, done: ReadCallback) => {
    loadNamespace(locale, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** Loads the texts that the server's page used before React takes over; later pages load theirs when they are opened. */
export const createClientI18n = async (locale: Locale, namespaces: string[]): Promise<i18n> => {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, ns: namespaces, react: { useSuspense: true } });
  return instance;
};
