import type { i18n } from 'i18next';
import type { Locale } from './locale.ts';
import { i18nOptions } from './options.ts';
import { textFile } from './text-files.ts';
import { readText, type TextTree, type TextValues } from './texts.ts';

const loadFile = async (locale: Locale, namespace: string): Promise<TextTree> => {
  const answer = await fetch(textFile(locale, namespace));
  if (!answer.ok) throw new Error(`No texts for ${locale}/${namespace}: ${answer.status}`);
  return (await answer.json()) as TextTree;
};

/**
 * What react-i18next asks of i18next, without i18next: a page has one language from its first byte to its last, and its texts are plain. The server
 * renders with i18next itself; a test holds that both read every text alike. Loads the texts that the server's page used before React takes over;
 * later pages load theirs when they are opened.
 */
export const createClientI18n = async (locale: Locale, namespaces: string[]): Promise<i18n> => {
  const files = new Map<string, TextTree>();
  const failures = new Map<string, unknown>();
  const load = async (namespace: string): Promise<void> => void files.set(namespace, await loadFile(locale, namespace));
  const loadNamespaces = async (wanted: string[], done?: () => void): Promise<void> => {
    const missing = wanted.filter((namespace) => !files.has(namespace));
    await Promise.all(missing.map((namespace) => load(namespace).catch((error: unknown) => failures.set(namespace, error))));
    done?.();
  };
  /** Texts that did not come are a failure of the page that needs them, said by its error boundary. */
  const hasLoadedNamespace = (namespace: string): boolean => {
    if (failures.has(namespace)) throw failures.get(namespace);
    return files.has(namespace);
  };
  const never = (): void => undefined;
  const texts = {
    language: locale,
    languages: [locale],
    resolvedLanguage: locale,
    isInitialized: true,
    options: { ...i18nOptions, ns: namespaces, react: { useSuspense: true } },
    // The language of a page never changes, so nobody is ever told.
    on: never,
    off: never,
    hasLoadedNamespace,
    loadNamespaces,
    getFixedT: (_locale: string, namespace: string) => (key: string, values?: TextValues) => readText(locale, files, namespace, key, values),
    t: (key: string, values?: TextValues) => readText(locale, files, i18nOptions.defaultNS, key, values),
  };
  await Promise.all(namespaces.map(load));
  return texts as unknown as i18n;
};
