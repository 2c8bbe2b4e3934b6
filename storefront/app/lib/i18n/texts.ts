import type { Locale } from './locale.ts';

/** A file of texts: nested, with texts as leaves. */
export type TextTree = { [key: string]: string | TextTree };

export interface TextValues {
  ns?: string;
  count?: number;
  defaultValue?: string;
  /** Asks for the texts below a key instead of one. */
  returnObjects?: boolean;
  [name: string]: unknown;
}

const below = (tree: TextTree | undefined, key: string): string | TextTree | undefined =>
  key.split('.').reduce<string | TextTree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree);

/** A number has a text of its own for zero where there is one, then for its form in the language, then the one for all other numbers. */
const formsOf = (locale: Locale, key: string, count: number | undefined): string[] =>
  count === undefined ? [key] : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${new Intl.PluralRules(locale).select(count)}`, key, `${key}_other`];

const filled = (text: string, values: TextValues): string => text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** Reads one text as i18next does: `key`, or `namespace:key`; what is not there is its default value, or its key. */
export const readText = (locale: Locale, files: ReadonlyMap<string, TextTree>, namespace: string, name: string, values: TextValues = {}): string | TextTree => {
  const colon = name.indexOf(':');
  const key = name.slice(colon + 1);
  const file = files.get(colon < 0 ? (values.ns ?? namespace) : name.slice(0, colon));
  for (const form of formsOf(locale, key, values.count)) {
    const found = below(file, form);
    if (typeof found === 'string') return filled(found, values);
    if (found && values.returnObjects) return found;
  }
  return filled(values.defaultValue ?? key, values);
};
