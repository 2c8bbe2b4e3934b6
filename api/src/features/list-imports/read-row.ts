import type { ImportMapping } from '@blattwerk/contract/list-imports/shapes';
import { rowProblemText, type RowProblem } from '@blattwerk/contract/list-imports/row-problems';
import type { Locale } from '@blattwerk/contract/errors';
import type { z } from 'zod';
import { issueText } from '../../kernel/issue-text.ts';
import type { Actor, Member } from '../../kernel/ctx.ts';
import { RowRefused, type ListImporter, type Values, type ValueWords } from '../../kernel/list-importer.ts';

export interface RowError {
  field?: string;
  code: string;
  message: string;
}

export const problem = (code: RowProblem, locale: Locale, field?: string): RowError => ({
  ...(field === undefined ? {} : { field }),
  code,
  message: rowProblemText(code, locale),
});

/** How the rows of one import are read. */
export interface Reading<A extends Actor = Member> {
  importer: ListImporter<A>;
  columns: readonly string[];
  mapping: ImportMapping;
  /** By field. */
  words: Readonly<Record<string, ValueWords>>;
  locale: Locale;
}

/** What an export put before a cell so that no spreadsheet takes it for a formula. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '').trim();

const noWords: ValueWords = new Map();

/** A row as values of the record's fields. */
export interface RowRead {
  values: Values;
  /** Those of them that say which record is meant. */
  key: Values;
}

const cellsIn = <A extends Actor>(
  { importer, columns, mapping, words, locale }: Reading<A>,
  cells: readonly string[],
): { values: Values; errors: RowError[] } => {
  let values: Values = {};
  const errors: RowError[] = [];
  for (const field of importer.fields) {
    const column = mapping[field.name];
    const text = column === null || column === undefined ? '' : unguarded(cells[columns.indexOf(column)] ?? '');
    if (text === '') continue;
    try {
      values = { ...values, ...field.read(text, words[field.name] ?? noWords) };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      errors.push(problem(error.code, locale, error.field ?? field.name));
    }
  }
  return { values, errors };
};

/** A shape is compiled when it is used first: the same one for all rows. */
const partials = new WeakMap<z.ZodObject, z.ZodObject>();
const partialOf = (shape: z.ZodObject): z.ZodObject => {
  const partial = partials.get(shape) ?? shape.partial();
  partials.set(shape, partial);
  return partial;
};

/** By the record's own rules, in the field's words. An empty cell says nothing. Pure. */
export const checkedValues = <A extends Actor>({ importer: { shape }, locale }: Reading<A>, values: Values, isNew: boolean): Values | RowError[] => {
  const asked = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(shape.shape, name)));
  const checked = (isNew ? shape : partialOf(shape)).safeParse(asked, { reportInput: true });
  if (checked.success) return checked.data;
  return checked.error.issues.map((issue) => ({ field: String(issue.path[0] ?? ''), code: 'value.invalid', message: issueText(issue, locale) }));
};

export const isRefused = (read: object | RowError[]): read is RowError[] => Array.isArray(read);

/** The cells of a row as values, or what is wrong with them. Pure. */
export const readRow = <A extends Actor>(
  reading: Reading<A>,
  { cells, problem: broken }: { cells: readonly string[]; problem: string | null },
): RowRead | RowError[] => {
  const { importer, locale } = reading;
  if (broken !== null) return [problem(broken as RowProblem, locale)];
  const { values: read, errors } = cellsIn(reading, cells);
  if (errors.length > 0) return errors;
  const checked = checkedValues(reading, read, false);
  if (isRefused(checked)) return checked;
  const values = { ...read, ...checked };
  const names = importer.keys.find((group) => group.every((name) => values[name] !== undefined));
  const wanted = importer.keys.at(-1) ?? [];
  if (names === undefined) return wanted.filter((name) => values[name] === undefined).map((name) => problem('value.required', locale, name));
  return { values, key: Object.fromEntries(names.map((name) => [name, values[name]])) };
};

/** Two rows with the same mean the same record. Pure. */
export const keyText = (key: Values): string => JSON.stringify(Object.entries(key).map(([name, value]) => [name, String(value).toLowerCase()]));
