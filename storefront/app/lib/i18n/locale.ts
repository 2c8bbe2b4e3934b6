import type { Locale } from '@blattwerk/contract/errors';

export type { Locale };
export const locales = ['de', 'en'] as const satisfies readonly Locale[];

/** German lives at the root, English under /en. */
export const localeOf = (pathname: string): Locale => (pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'de');

/** The address without its language: `/en/market` → `/market`. */
export const bareOf = (pathname: string): string => (localeOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname);

/** The same address in a language: `/market` → `/en/market`. Query and fragment stay. */
export const localePath = (locale: Locale, path: string): string => (locale === 'de' ? path : path === '/' ? '/en' : `/en${path}`);
