import { myself, relativeDates } from '@blattwerk/contract/backoffice/list-filters';
import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import type { TFunction } from 'i18next';
import type { Formats } from '../components/format.ts';
import { isGroup } from './filter-groups.ts';
import type { FilterSpec } from './filters.ts';
import type { RecordNames } from './named-records.ts';

export interface FilterChoice {
  field: string;
  label: string;
  spec: FilterSpec;
}

export interface Words {
  t: TFunction;
  formats: Formats;
  names: RecordNames;
}

const isRelative = (value: unknown): value is string => typeof value === 'string' && relativeDates.test(value);

/** "last 7 days", "today". */
export const relativeWords = (value: string, t: TFunction): string => {
  const [, which, count] = /^(last|next)-(\d+)-days$/.exec(value) ?? [];
  return count === undefined ? t(`grid.relative.${value}`) : t(`grid.relative.${which}Days`, { count: Number(count) });
};

const wordsOf = (value: unknown, spec: FilterSpec | undefined, { t, formats, names }: Words): string => {
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  if (spec?.kind === 'enum') return chosen.map((key) => t(`enum.${spec.type}.${key}`)).join(', ');
  if (spec?.kind === 'words') return chosen.map((key) => spec.labels[key] ?? key).join(', ');
  if (spec?.kind === 'date' && isRelative(value)) return relativeWords(value, t);
  if (spec?.kind === 'date' && typeof value === 'string') return formats.date(value);
  if (spec?.kind === 'money' && typeof value === 'number') return formats.money(value);
  if (spec?.kind === 'person') return value === myself ? t('grid.person.me') : (names.get(String(value)) ?? t('grid.person.chosen'));
  if (spec?.kind === 'record' || spec?.kind === 'id') return names.get(String(value)) ?? t('grid.recordChosen');
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  return String(value);
};

/** "Status: wartet", "Preis mindestens 5 €", "Angelegt ab 1. Mai". */
const fieldText = ({ field, operator, value }: LogicalFilter, choices: readonly FilterChoice[], words: Words): string => {
  const { t } = words;
  const choice = choices.find((candidate) => candidate.field === field);
  const label = choice?.label ?? field;
  if (operator === 'null' || operator === 'nnull') return `${label}: ${t(`grid.${operator}`)}`;
  const text = wordsOf(value, choice?.spec, words);
  const isDate = choice?.spec.kind === 'date';
  if (operator === 'between' && isDate) return `${label}: ${text}`;
  if (!isDate && (operator === 'in' || operator === 'eq')) return `${label}: ${text}`;
  return `${label} ${t(`grid.operators.${isDate ? `date.${operator}` : operator}`)} ${text}`;
};

/** A filter in words; a group within another stands in brackets. */
export const filterText = (filter: CrudFilter, choices: readonly FilterChoice[], words: Words): string => {
  const { t } = words;
  if (!isGroup(filter)) return fieldText(filter, choices, words);
  const parts = filter.value.map((one) => (isGroup(one) ? `(${filterText(one, choices, words)})` : filterText(one, choices, words)));
  return parts.join(` ${t(`grid.${filter.operator}`)} `);
};
