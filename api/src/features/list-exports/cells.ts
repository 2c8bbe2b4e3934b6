import type { Locale } from '@blattwerk/contract/errors';
import { DateTime } from 'luxon';
import type { ColumnKind, ExportColumn } from './columns.ts';
import { valueWords, yesOrNo } from './words.ts';

/** A cell of a workbook: typed, so that it can be sorted and added up. */
export type Cell = string | number | boolean | Date | null;

const zone = 'Europe/Berlin';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value !== 'object') return String(value);
  const { name, ...rest } = value as Record<string, unknown>;
  if (typeof name === 'string') return name;
  return Object.entries(rest)
    .map(([field, inner]) => [field, textOf(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ');
};

/** Workbooks know no time zones: the cell shows the hands of a clock in Germany. */
const clockTime = (instant: string): Date => {
  const { year, month, day, hour, minute, second } = DateTime.fromISO(instant, { zone });
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
};

/** The value of a column as a typed cell. Pure. */
export const typedCell = (record: object, { name, kind, of }: ExportColumn, resource: string, locale: Locale): Cell => {
  const value = of(record);
  if (value === null || value === undefined) return null;
  if (kind === 'number') return Number(value);
  if (kind === 'money') return Number(value) / 100;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'instant') return clockTime(String(value));
  if (kind === 'day') return new Date(`${String(value)}T00:00:00Z`);
  const words = valueWords(locale, resource, name);
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? (words[one] ?? one) : textOf(one))).join(', ') || null;
  return (typeof value === 'string' ? words[value] : undefined) ?? (textOf(value) || null);
};

const formats: Record<Locale, Partial<Record<ColumnKind, string>>> = {
  de: { instant: 'dd.MM.yyyy HH:mm', day: 'dd.MM.yyyy' },
  en: { instant: 'yyyy-MM-dd HH:mm', day: 'yyyy-MM-dd' },
};

/** A typed cell as a text that a spreadsheet in that language takes for the same. Pure. */
export const cellText = (cell: Cell, kind: ColumnKind, locale: Locale): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return DateTime.fromJSDate(cell, { zone: 'utc' }).toFormat(formats[locale][kind] ?? 'yyyy-MM-dd');
  if (typeof cell === 'boolean') return yesOrNo(cell, locale);
  if (typeof cell === 'string') return cell;
  const text = kind === 'money' ? cell.toFixed(2) : String(cell);
  return locale === 'de' ? text.replace('.', ',') : text;
};
