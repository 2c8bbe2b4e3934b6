import type { i18n } from 'i18next';
import type { Locale } from './locale.ts';
import { i18nOptions } from './options.ts';
import { textFile } from './text-files.ts';
import { readText, type TextTree, type TextValues } from './texts.ts';

type Translate = (key: string, values?: TextValues) => string | TextTree;

/** The texts of a page in its one language. */
export interface ClientTexts {
  language: Locale;
  /** The reader of one file; the same function each time. */
  fixed: (namespace: string | undefined) => Translate;
  /** What to wait for before a file can be read; nothing once it is there. */
  comingOf: (namespace: string) => Promise<void> | undefined;
}

const loadFile = async (locale: Locale, namespace: string): Promise<TextTree> => {
  const answer = await fetch(textFile(locale, namespace));
  if (!answer.ok) throw new Error(`No texts for ${locale}/${namespace}: ${answer.status}`);
  return (await answer.json()) as TextTree;
};

/**
 * Texts without i18next: a page has one language from its first byte to its last, and its texts are plain. The server renders with i18next itself; a
 * test holds that both read every text alike. Loads the texts that the server's page used before React takes over; later pages load theirs when they
 * are opened. Texts that did not come are a failure of the page that needs them, said by its error boundary.
 */
export const createClientI18n = async (locale: Locale, namespaces: string[]): Promise<i18n> => {
  const files = new Map<string, TextTree>();
  const coming = new Map<string, Promise<void>>();
  const readers = new Map<string, Translate>();
  const load = async (namespace: string): Promise<void> => void files.set(namespace, await loadFile(locale, namespace));
  const comingOf = (namespace: string): Promise<void> | undefined => {
    if (files.has(namespace)) return undefined;
    const asked = coming.get(namespace) ?? load(namespace);
    coming.set(namespace, asked);
    return asked;
  };
  const fixed = (namespace = i18nOptions.defaultNS): Translate => {
    const reader: Translate = readers.get(namespace) ?? ((key, values) => readText(locale, files, namespace, key, values));
    readers.set(namespace, reader);
    return reader;
  };
  await Promise.all(namespaces.map(comingOf));
  const texts: ClientTexts = { language: locale, fixed, comingOf };
  return texts as unknown as i18n;
};
