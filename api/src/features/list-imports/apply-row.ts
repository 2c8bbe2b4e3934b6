import { isDeepStrictEqual } from 'node:util';
import { errors as catalogue, type Locale } from '@blattwerk/contract/errors';
import { validationTexts } from '@blattwerk/contract/validation';
import { databaseFailure } from '../../http/database-failures.ts';
import { inTransaction, type Actor, type Ctx } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { isValidationKey } from '../../kernel/issue-text.ts';
import { RowRefused, type Known, type Values } from '../../kernel/list-importer.ts';
import { checkedValues, isRefused, problem, type Reading, type RowError, type RowRead } from './read-row.ts';

/** What a row did. */
export interface Applied {
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped';
  errors: RowError[] | null;
  recordId: string | null;
  /** The version that the record has after it. */
  madeVersion: number | null;
  /** Of an update: the former values of what changed. */
  before: Values | null;
}

export const refused = (errors: RowError[]): Applied => ({ outcome: 'skipped', errors, recordId: null, madeVersion: null, before: null });

/** The update said nothing new after all, such as another name of the same manufacturer: it is taken back. */
class NothingChanged extends Error {
  override readonly name = 'NothingChanged';
}

const pick = (record: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

const add = async <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, { values }: RowRead): Promise<Applied> => {
  const { importer, locale } = reading;
  const missing = importer.fields.filter(({ name, isRequired }) => isRequired && values[name] === undefined);
  if (missing.length > 0) return refused(missing.map(({ name }) => problem('value.required', locale, name)));
  const checked = checkedValues(reading, values, true);
  if (isRefused(checked)) return refused(checked);
  const recordId = await importer.create(ctx, checked);
  const { version } = await importer.read(ctx, recordId);
  return { outcome: 'created', errors: null, recordId, madeVersion: version, before: null };
};

const change = async <A extends Actor>(ctx: Ctx<A>, { importer }: Reading<A>, { values, key }: RowRead, known: Known): Promise<Applied> => {
  const unchanged: Applied = { outcome: 'unchanged', errors: null, recordId: known.id, madeVersion: null, before: null };
  const names = Object.keys(values).filter((name) => !Object.hasOwn(key, name) && !isDeepStrictEqual(values[name], known[name] ?? null));
  if (names.length === 0 || !importer.update) return unchanged;
  const { update, read } = importer;
  try {
    return await inTransaction(ctx, async (bound) => {
      await update(bound, { ...pick(values, names), id: known.id, version: known.version });
      const after = await read(bound, known.id);
      const changed = names.filter((name) => !isDeepStrictEqual(after[name], known[name]));
      if (changed.length === 0) throw new NothingChanged();
      return { outcome: 'updated', errors: null, recordId: known.id, madeVersion: after.version, before: pick(known, changed) };
    });
  } catch (error) {
    if (error instanceof NothingChanged) return unchanged;
    throw error;
  }
};

const apply = async <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, row: RowRead): Promise<Applied> => {
  const [id, ...more] = await reading.importer.ids(ctx, row.key);
  if (more.length > 0) return refused([problem('row.ambiguous', reading.locale)]);
  return id === undefined ? add(ctx, reading, row) : change(ctx, reading, row, await reading.importer.read(ctx, id));
};

const words = (message: string, locale: Locale): string => (isValidationKey(message) ? validationTexts[message][locale] : message);

const errorsOf = (error: Failure, locale: Locale): RowError[] => {
  const { fields } = (error.details ?? {}) as { fields?: { path: string; message: string }[] };
  if (fields) return fields.map(({ path, message }) => ({ field: path, code: error.code, message: words(message, locale) }));
  return [{ code: error.code, message: catalogue[error.code][locale] }];
};

/** A refusal as errors of the row; what is none is a fault of ours and is noted. */
const whyNot = (ctx: Ctx, error: unknown, locale: Locale): RowError[] => {
  if (error instanceof RowRefused) return [problem(error.code, locale, error.field)];
  const known = error instanceof Failure ? error : databaseFailure(error as Error);
  // Without the database no row is at fault: the run is repeated.
  if (known?.code === 'server.unavailable') throw known;
  if (known) return errorsOf(known, locale);
  ctx.log.error({ err: error }, 'a row of an import failed');
  return [problem('record.failed', locale)];
};

/** Brings one row in, by the services of the single record, or says why not: then nothing of it stays. The dry run and the commit both call this. */
export const applyRow = async <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, row: RowRead | RowError[]): Promise<Applied> => {
  if (isRefused(row)) return refused(row);
  try {
    return await inTransaction(ctx, (bound) => apply(bound, reading, row));
  } catch (error) {
    return refused(whyNot(ctx, error, reading.locale));
  }
};
