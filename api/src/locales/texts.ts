import { createInstance, type TFunction } from 'i18next';
import deDocuments from './de/documents.json' with { type: 'json' };
import deMails from './de/mails.json' with { type: 'json' };
import enDocuments from './en/documents.json' with { type: 'json' };
import enMails from './en/mails.json' with { type: 'json' };
import type { Locale } from './format.ts';

const resources = {
  de: { documents: deDocuments, mails: deMails },
  en: { documents: enDocuments, mails: enMails },
};
export type TextArea = keyof (typeof resources)['de'];

const fail = (what: string): never => {
  throw new Error(`Locales: ${what}`);
};

const instance = createInstance();
await instance.init({
  resources,
  lng: 'de',
  fallbackLng: false,
  ns: Object.keys(resources.de),
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => fail(`no text ${key}`),
  missingInterpolationHandler: (text: string) => fail(`a value is missing in "${text}"`),
});

/** Texts of mails and documents. Values are inserted as they are; a caller that makes HTML escapes them afterwards. A missing text or value throws. */
export const textsFor = (locale: Locale, area: TextArea): TFunction => instance.getFixedT(locale, area);

/** A text that is a list of paragraphs. */
export const paragraphsOf = (t: TFunction, key: string, values: Record<string, string> = {}): string[] => {
  const found: unknown = t(key, { ...values, returnObjects: true });
  return Array.isArray(found) ? found.map(String) : fail(`${key} is not a list`);
};
