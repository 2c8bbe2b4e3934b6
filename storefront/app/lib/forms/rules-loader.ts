import type { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import type { Checked } from './rules.ts';

type Rules<S extends z.ZodType> = (values: unknown, locale: Locale) => Checked<z.output<S>>;

/**
 * Fetches a form's rules when somebody begins with it, once; after a failed try again.
 * Without them (the network is gone) there is `undefined`: the server has the same rules, and what it finds is shown the same way.
 */
export const rulesLoader = <S extends z.ZodType>(load: () => Promise<S>): (() => Promise<Rules<S> | undefined>) => {
  let asked: Promise<Rules<S> | undefined> | undefined;
  const fetchRules = async (): Promise<Rules<S> | undefined> => {
    try {
      const [shape, { check }] = await Promise.all([load(), import('./rules.ts')]);
      return (values, locale) => check(shape, values, locale);
    } catch {
      // The network is gone or a new release took the file away: the server checks, and the next try fetches anew.
      asked = undefined;
      return undefined;
    }
  };
  return () => (asked ??= fetchRules());
};
