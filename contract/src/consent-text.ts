import type { Locale } from './errors.ts';

/**
 * A short text that a user agrees to with one tick. Both sides of the wire hold it, so that the hash that is kept as proof
 * is of exactly the words that were shown. A published version is never edited; a change is a new entry.
 */
export type ConsentText = Record<Locale, string>;

/** What is hashed: document, version, language and words. */
export const canonicalConsent = (document: string, version: number, locale: Locale, text: ConsentText): string =>
  JSON.stringify([document, version, locale, text[locale]]).normalize('NFC');
