import type { Locale } from '@blattwerk/contract/errors';
import { rowProblemText } from '@blattwerk/contract/stock-feeds/problems';
import type { ShownRowError, RowErrors, RowErrorsQuery } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { Ctx } from '../../../kernel/ctx.ts';
import { spreadsheet } from '../../../kernel/spreadsheet.ts';
import { groupErrors } from './row-errors.ts';
import { findRun } from './runs.queries.ts';
import type { StoredRowError } from '../stock-feed.model.ts';

export const presentRowError = ({ line, field, code, cells }: StoredRowError, locale: Locale): ShownRowError => ({
  line,
  ...(field ? { field } : {}),
  code,
  message: rowProblemText(code, locale),
  cells: cells ?? {},
});

/** The row errors of a run: grouped as a whole, and one page of them. @throws server.notFound for a run that is not there or not the caller's */
export const readRowErrors = async (ctx: Ctx, { id, page, pageSize, field, code }: RowErrorsQuery): Promise<RowErrors> => {
  const run = await findRun(ctx, id);
  const asked = run.errors.filter((error) => (!field || (error.field ?? 'row') === field) && (!code || error.code === code));
  return {
    all: run.rowErrors,
    kept: run.errors.length,
    groups: groupErrors(run.errors).map((group) => ({ ...group, message: rowProblemText(group.code, ctx.locale) })),
    items: asked.slice((page - 1) * pageSize, page * pageSize).map((error) => presentRowError(error, ctx.locale)),
    total: asked.length,
  };
};

const columnNames = {
  de: ['Zeile', 'Feld', 'Code', 'Fehler', 'PZN', 'Artikel', 'Bestand', 'Einheit', 'Preis'],
  en: ['Line', 'Field', 'Code', 'Error', 'PZN', 'Article', 'Stock', 'Unit', 'Price'],
} as const satisfies Record<Locale, readonly string[]>;

const fieldNames: Record<Locale, Record<string, string>> = {
  de: { pzn: 'PZN', name: 'Artikel', quantity: 'Bestand', unit: 'Einheit', price: 'Preis' },
  en: { pzn: 'PZN', name: 'Article', quantity: 'Stock', unit: 'Unit', price: 'Price' },
};

/** Row errors as a table for a spreadsheet: no cell of a pharmacy's file is taken for a formula there. Pure. */
export const rowErrorsCsv = (errors: readonly StoredRowError[], locale: Locale): string => {
  const rows = errors.map(({ line, field, code, cells = {} }) => [
    String(line),
    field ? (fieldNames[locale][field] ?? field) : '',
    code,
    rowProblemText(code, locale),
    ...(['pzn', 'name', 'quantity', 'unit', 'price'] as const).map((column) => cells[column] ?? ''),
  ]);
  return spreadsheet(columnNames[locale], rows);
};

/** @throws server.notFound for a run that is not there or not the caller's */
export const downloadRowErrors = async (ctx: Ctx, id: string): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const run = await findRun(ctx, id);
  const filename = `${ctx.locale === 'de' ? 'zeilenfehler' : 'row-errors'}-${run.startedAt.toISOString().slice(0, 10)}.csv`;
  return { bytes: Buffer.from(rowErrorsCsv(run.errors, ctx.locale)), filename, contentType: 'text/csv; charset=utf-8' };
};
