import type { Locale } from '@blattwerk/contract/errors';
import deWords from '../../locales/de/lists.json' with { type: 'json' };
import enWords from '../../locales/en/lists.json' with { type: 'json' };

interface ListWords {
  title: string;
  columns: Readonly<Record<string, string>>;
  /** By column, what its values are called. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const words: Record<Locale, Readonly<Record<string, ListWords | undefined>>> = { de: deWords, en: enWords };
const yesNo = { de: ['nein', 'ja'], en: ['no', 'yes'] } as const;

export const yesOrNo = (value: boolean, locale: Locale): string => yesNo[locale][value ? 1 : 0];

/** `fromPriceCents` is `From price`: the heading of a column that has none in the locale files. Pure. */
const spacedOut = (name: string): string => {
  const text = name
    .replace(/Cents$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What the list is called. */
export const listTitle = (locale: Locale, resource: string): string => words[locale][resource]?.title ?? spacedOut(resource);

/** The heading of a column, as the screen has it. */
export const columnTitle = (locale: Locale, resource: string, column: string): string => words[locale][resource]?.columns[column] ?? spacedOut(column);

const none: Readonly<Record<string, string>> = {};
export const valueWords = (locale: Locale, resource: string, column: string): Readonly<Record<string, string>> =>
  words[locale][resource]?.values?.[column] ?? none;
