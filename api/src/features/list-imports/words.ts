import type { ImportField } from '@blattwerk/contract/list-imports/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { ImporterField, ListImporter, ValueWords } from '../../kernel/list-importer.ts';
import { columnTitle, valueWords } from '../list-exports/public.ts';

const locales: readonly Locale[] = ['de', 'en'];

/** The list's headings of a column, in both languages. Pure. */
export const titlesOf = (resource: string, column: string): string[] => locales.map((locale) => columnTitle(locale, resource, column));

/** What the values of the fields are called, in both languages; so an exported file can be imported. Pure. */
export const wordsOf = (resource: string, { fields }: Pick<ListImporter, 'fields'>): Record<string, ValueWords> =>
  Object.fromEntries(
    fields.map(({ name }) => [
      name,
      new Map(locales.flatMap((locale) => Object.entries(valueWords(locale, resource, name)).map(([value, word]) => [word.toLowerCase(), value]))),
    ]),
  );

export const labelOf = (resource: string, { name, heading = name }: ImporterField, locale: Locale): string => columnTitle(locale, resource, heading);

export const presentField = (resource: string, field: ImporterField, locale: Locale): ImportField => {
  const words = valueWords(locale, resource, field.name);
  return {
    name: field.name,
    label: labelOf(resource, field, locale),
    isRequired: field.isRequired === true,
    ...(field.values ? { values: field.values.map((value) => words[value] ?? value) } : {}),
  };
};
