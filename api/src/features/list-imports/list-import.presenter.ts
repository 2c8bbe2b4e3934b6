import type { Locale } from '@blattwerk/contract/errors';
import {
  mostErrorsSent,
  type ImportError,
  type ImportErrorGroup,
  type ListImport as Shown,
  type ListImportBrief,
} from '@blattwerk/contract/list-imports/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { recordTitle } from '../../kernel/record-title.ts';
import { importerOf } from './importers.ts';
import type { ListImport } from './list-import.model.ts';
import type { RowError } from './read-row.ts';
import { countRows, repeatedBy, rowsOf, type StoredRow } from './rows.queries.ts';
import { labelOf, presentField } from './words.ts';

/** For how long an import can be taken back. */
export const undoTime = duration.days;
const sampleRows = 3;
const mostRanges = 40;
const mostKept = 100;

/** Sorted lines as people write them: `2–14, 20`. Pure. */
export const lineRanges = (lines: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const shown = ranges.slice(0, mostRanges).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return shown.join(', ') + (ranges.length > mostRanges ? ' …' : '');
};

/** The same error at the same field is told once, the commonest first. Pure. */
export const groupedErrors = (errors: readonly ImportError[], label: (field: string) => string | null): ImportErrorGroup[] => {
  const groups = Map.groupBy(errors, ({ field, code, message }) => JSON.stringify([field, code, message]));
  return [...groups.values()]
    .map((group) => {
      const { line: _line, ...error } = group[0]!;
      const lines = group.map(({ line }) => line);
      return { ...error, label: error.field === undefined ? null : label(error.field), count: lines.length, lines: lineRanges(lines) };
    })
    .sort((a, b) => b.count - a.count);
};

const isOver = ({ status }: ListImport): boolean => status !== 'queued' && status !== 'running';

const errorsOf = async (ctx: Ctx, row: ListImport): Promise<ImportError[]> => {
  if (!isOver(row)) return [];
  const rows: { line: number; errors: RowError[] }[] = await rowsOf(ctx, row.id).whereNotNull('errors').orderBy('line').select('line', 'errors');
  return rows.flatMap(({ line, errors }) => errors.map((error) => ({ line, ...error })));
};

/** A record that was deleted since has no title. */
const goneIfMissing = (error: unknown): undefined => {
  if (!(error instanceof Failure) || error.code !== 'server.notFound') throw error;
  return undefined;
};

const keptOf = async (ctx: Ctx<Member>, row: ListImport, undone: number): Promise<Shown['undo']> => {
  if (row.stage !== 'undo') return null;
  const rows = (await rowsOf(ctx, row.id).whereNotNull('undo').whereNot({ undo: 'undone' }).orderBy('line').limit(mostKept)) as StoredRow[];
  const kept: NonNullable<Shown['undo']>['kept'] = [];
  for (const { line, recordId, undo } of rows) {
    const id = recordId ?? '';
    const record = undo === 'gone' ? undefined : await importerOf(row.resource).read(ctx, id).catch(goneIfMissing);
    kept.push({ line, id, title: recordTitle(record), reason: undo as 'changed' });
  }
  return { undone, kept };
};

/** Until when it can be taken back; null where there is nothing to take back, or no more. */
export const undoUntil = ({ committedAt, undoneAt, forgottenAt }: ListImport, now: Date): Date | null => {
  if (committedAt === null || undoneAt !== null || forgottenAt !== null) return null;
  const until = later(committedAt, undoTime);
  return until > now ? until : null;
};

const undoableUntil = (row: ListImport, changed: number, now: Date): string | null =>
  isOver(row) && changed > 0 ? (undoUntil(row, now)?.toISOString() ?? null) : null;

export const presentBrief = (row: ListImport): ListImportBrief => ({
  id: row.id,
  resource: row.resource,
  filename: row.filename,
  stage: row.stage,
  status: row.status,
  total: row.total,
  done: row.done,
  createdAt: row.createdAt.toISOString(),
  committedAt: row.committedAt?.toISOString() ?? null,
});

const labels = (resource: string, locale: Locale) => {
  const { fields } = importerOf(resource);
  return (name: string): string | null => {
    const field = fields.find((one) => one.name === name);
    return field ? labelOf(resource, field, locale) : null;
  };
};

export const presentImport = async (ctx: Ctx<Member>, row: ListImport): Promise<Shown> => {
  const importer = importerOf(row.resource);
  const { undone, ...counts } = await countRows(ctx, row.id);
  const errors = await errorsOf(ctx, row);
  const sample: { cells: string[] }[] = await rowsOf(ctx, row.id).whereNull('problem').orderBy('line').limit(sampleRows).select('cells');
  const repeats = await repeatedBy(ctx, row);
  return {
    ...presentBrief(row),
    format: row.format,
    encoding: row.encoding,
    delimiter: row.delimiter,
    columns: row.columns,
    sample: sample.map(({ cells }) => cells),
    fields: importer.fields.map((field) => presentField(row.resource, field, ctx.locale)),
    keys: importer.keys.map((names) => [...names]),
    mapping: row.mapping,
    mappingFrom: row.mappingFrom,
    ...counts,
    errorCount: errors.length,
    errorGroups: groupedErrors(errors, labels(row.resource, ctx.locale)),
    errors: errors.slice(0, mostErrorsSent),
    repeats: repeats ? { id: repeats.id, at: repeats.committedAt.toISOString(), by: repeats.by } : null,
    undoUntil: undoableUntil(row, counts.created + counts.updated, ctx.clock.now()),
    undo: await keptOf(ctx, row, undone),
  };
};
