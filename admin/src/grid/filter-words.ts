import { myself, relativeDates } from '@blattwerk/contract/backoffice/list-filters';
import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import type { TFunction } from 'i18next';
import type { Formats } from '../components/format.ts';
import { isGroup } from './filter-groups.ts';
import type { FilterSpec } from './filters.ts';

export interface FilterChoice {
  field: string;
  label: string;
  spec: FilterSpec;
}

const isRelative = (value: unknown): value is string => typeof value === 'string' && relativeDates.test(value);

/** "last 7 days", "today". */
export const relativeWords = (value: string, t: TFunction): string => {
  const [, which, count] = /^(last|next)-(\d+)-days$/.exec(value) ?? [];
  return count === undefined ? t(`grid.relative.${value}`) : t(`grid.relative.${which}Days`, { count: Number(count) });
};

const wordsOf = (value: unknown, spec: FilterSpec | undefined, t: TFunction, formats: Formats): string => {
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  if (spec?.kind === 'enum') return chosen.map((key) => t(`enum.${spec.type}.${key}`)).join(', ');
  if (spec?.kind === 'words') return chosen.map((key) => spec.labels[key] ?? key).join(', ');
  if (spec?.kind === 'date' && isRelative(value)) return relativeWords(value, t);
  if (spec?.kind === 'date' && typeof value === 'string') return formats.date(value);
  if (spec?.kind === 'money' && typeof value === 'number') return formats.money(value);
  if (spec?.kind === 'person') return t(value === myself ? 'grid.person.me' : 'grid.person.chosen');
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  return String(value);
};

/** "Status: wartet", "Preis mindestens 5 €", "Angelegt ab 1. Mai". */
const fieldText = ({ field, operator, value }: LogicalFilter, choices: readonly FilterChoice[], t: TFunction, formats: Formats): string => {
  const choice = choices.find((candidate) => candidate.field === field);
  const words = wordsOf(value, choice?.spec, t, formats);
  const label = choice?.label ?? field;
  const isDate = choice?.spec.kind === 'date';
  if (operator === 'between' && isDate) return `${label}: ${words}`;
  if (!isDate && (operator === 'in' || operator === 'eq')) return `${label}: ${words}`;
  return `${label} ${t(`grid.operators.${isDate ? `date.${operator}` : operator}`)} ${words}`;
};

/** A filter in words; a group within another stands in brackets. */
export const filterText = (filter: CrudFilter, choices: readonly FilterChoice[], t: TFunction, formats: Formats): string => {
  if (!isGroup(filter)) return fieldText(filter, choices, t, formats);
  const parts = filter.value.map((one) => (isGroup(one) ? `(${filterText(one, choices, t, formats)})` : filterText(one, choices, t, formats)));
  return parts.join(` ${t(`grid.${filter.operator}`)} `);
};
