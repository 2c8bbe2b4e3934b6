import type { Locale } from './locale.ts';

const addresses = import.meta.glob<string>('../../locales/*/*.json', { query: '?url', import: 'default', eager: true });

/** Where a namespace's texts lie: the server names them in the page's head, so that they come beside the scripts and not after them. */
export const textFile = (locale: Locale, namespace: string): string => {
  const address = addresses[`../../locales/${locale}/${namespace}.json`];
  if (!address) throw new Error(`No texts for ${locale}/${namespace}`);
  return address;
};
