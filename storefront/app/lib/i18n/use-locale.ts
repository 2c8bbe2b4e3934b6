import { useLocation } from 'react-router';
import type { Locale } from './locale.ts';
import { localeOf, localePath } from './locale.ts';

export const useLocale = (): Locale => localeOf(useLocation().pathname);

/** Turns a language-free address (`/market`) into one of the current language. */
export const usePath = (): ((path: string) => string) => {
  const locale = useLocale();
  return (path) => (path.startsWith('/') ? localePath(locale, path) : path);
};
