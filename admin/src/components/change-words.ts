import type { i18n as Translations } from 'i18next';

/** Fields that are upkeep, not changes that anybody made. */
const upkeep: ReadonlySet<string> = new Set(['id', 'version', 'updatedAt', 'createdAt', 'abilities']);

/** The fields of a change that people are shown. Pure. */
export const changedFields = (before: object | null, after: object | null): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((field) => !upkeep.has(field));

/** What a field is called on the screens of its record; undefined where it has no name there. */
export const fieldLabel = (i18n: Translations, resource: string, field: string): string | undefined => {
  const key = [`${resource}.${field}`, `history.fields.${field}`].find((one) => i18n.exists(one) && typeof i18n.t(one) === 'string');
  return key === undefined ? undefined : i18n.t(key);
};

/** Nouns of the vocabularies that are not the list's own name without its ending. */
const nouns: Readonly<Record<string, string>> = { doctors: 'user', patients: 'user', people: 'user', 'stock-feeds': 'feed', 'feed-runs': 'run' };

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** What people wrote themselves is no word of a closed list, whatever it looks like. */
const written: ReadonlySet<string> = new Set(['name', 'slug', 'email', 'city', 'street', 'note', 'text', 'title', 'reason', 'manufacturer', 'cartridgeSystem']);

/** Vocabularies that may have the field's values: the record's own first, in the end any. */
const vocabulariesOf = (resource: string, field: string, all: readonly string[]): string[] => {
  const noun = nouns[resource] ?? resource.replace(/s$/, '').replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const ending = capital(field).replace(/s$/, '').toLowerCase();
  return [`${noun}${capital(field)}`, field, field.replace(/s$/, ''), ...all.filter((type) => type.toLowerCase().endsWith(ending)), ...all];
};

/** A value of a closed list in words; undefined for every other text. */
export const enumWord = (i18n: Translations, resource: string, field: string, value: string): string | undefined => {
  if (written.has(field) || !/^[a-z][a-z0-9-]*$/i.test(value)) return undefined;
  const all = (i18n.getResource(i18n.language, 'translation', 'enum') ?? {}) as Record<string, Record<string, string>>;
  const type = vocabulariesOf(resource, field, Object.keys(all)).find((one) => typeof all[one]?.[value] === 'string');
  return type === undefined ? undefined : all[type]?.[value];
};
