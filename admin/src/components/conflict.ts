import { ApiError } from '../providers/http.ts';
import { i18n } from '../providers/i18n.ts';
import type { Values } from './changed-values.ts';
import type { Formats } from './format.ts';

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both sides of an edit that was refused because another user had changed the same field. */
export interface Conflict {
  /** The record as it was when the edit began; undefined where that is not known. */
  base: Values | undefined;
  /** As it is stored now. */
  current: Values;
  /** What was to be stored. */
  yours: Values;
}

/** What a refusal says about another user's edit; undefined for every other failure. */
export const conflictOf = (error: unknown): Conflict | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'server.conflict' || !isValues(error.details)) return undefined;
  const { base, current, yours } = error.details;
  return isValues(current) ? { base: isValues(base) ? base : undefined, current, yours: isValues(yours) ? yours : {} } : undefined;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Of the fields that you touched those that another user changed too: to something else than you. What is only ever written, a password say, is not shown. */
export const disputedFields = ({ base, current, yours }: Conflict): string[] =>
  Object.keys(yours).filter(
    (field) =>
      field !== 'version' &&
      field in current &&
      !same(yours[field], current[field]) &&
      (base === undefined || !(field in base) || !same(base[field], current[field])),
  );

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A field's value for people: its words, where it has some. */
export const valueWords = (field: string, value: unknown, formats: Formats): string => {
  const { t } = i18n;
  if (value === null || value === undefined || value === '') return t('common.nothing');
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) return value.length === 0 ? t('common.nothing') : value.map((one: unknown) => valueWords(field, one, formats)).join(', ');
  if (typeof value === 'number') return field.endsWith('Cents') ? formats.money(value) : formats.number(value);
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => valueWords(field, one, formats))
      .join(', ');
  const text = String(value);
  if (instant.test(text)) return formats.dateTime(text);
  const key = `enum.${field.replace(/s$/, '')}.${text}`;
  return [`enum.${field}.${text}`, key].map((one) => (i18n.exists(one) ? t(one) : undefined)).find((words) => words !== undefined) ?? text;
};

/** A record's value of a field: a chosen record by its name, where the record has it beside the id. */
export const fieldWords = (values: Values, field: string, formats: Formats): string => {
  const name = field.endsWith('Id') ? values[`${field.slice(0, -2)}Name`] : undefined;
  return valueWords(field, name ?? values[field], formats);
};
