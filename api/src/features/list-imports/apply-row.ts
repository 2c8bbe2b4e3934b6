import { isDeepStrictEqual } from 'node:util';
import { errors as catalogue, type Locale } from '@blattwerk/contract/errors';
import { validationTexts } from '@blattwerk/contract/validation';
import { databaseFailure } from '../../http/database-failures.ts';
import { inTransaction, type Actor, type Ctx } from '../../kernel/ctx.ts';
import { Failure } from '../../kernel/failure.ts';
import { isValidationKey } from '../../kernel/issue-text.ts';
import { RowRefused, type Known, type Values } from '../../kernel/list-importer.ts';
import { checkedValues, isRefused, keyText, problem, type Reading, type RowError, type RowRead } from './read-row.ts';

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
  readonly record: Known;
  constructor(record: Known) {
    super();
    this.record = record;
  }
}

const pick = (record: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

const add = async <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, { values }: RowRead): Promise<Applied> => {
  const { importer, locale } = reading;
  const missing = importer.fields.filter(({ name, isRequired }) => isRequired && values[name] === undefined);
  if (missing.length > 0) return refused(missing.map(({ name }) => problem('value.required', locale, name)));
  const checked = checkedValues(reading, values, true);
  if (isRefused(checked)) return refused(checked);
  const { id: recordId, version } = await importer.create(ctx, checked);
  return { outcome: 'created', errors: null, recordId, madeVersion: version, before: null };
};

/** The fields of the row that the record has otherwise. */
const changesOf = ({ values, key }: RowRead, known: Known): string[] =>
  Object.keys(values).filter((name) => !Object.hasOwn(key, name) && !isDeepStrictEqual(values[name], known[name] ?? null));

const unchanged = ({ id }: Known): Applied => ({ outcome: 'unchanged', errors: null, recordId: id, madeVersion: null, before: null });

const change = async <A extends Actor>(ctx: Ctx<A>, { importer }: Reading<A>, row: RowRead, known: Known): Promise<Applied> => {
  const names = changesOf(row, known);
  if (names.length === 0 || !importer.update) return unchanged(known);
  const after = await importer.update(ctx, { ...pick(row.values, names), id: known.id, version: known.version });
  const changed = names.filter((name) => !isDeepStrictEqual(after[name], known[name]));
  if (changed.length === 0) throw new NothingChanged(known);
  return { outcome: 'updated', errors: null, recordId: known.id, madeVersion: after.version, before: pick(known, changed) };
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

const isDeadlock = (error: unknown): boolean => {
  const { code, nativeError } = error as { code?: string; nativeError?: { code?: string } };
  return (nativeError?.code ?? code) === '40P01';
};

/** A refusal as errors of the row; what is none is a fault of ours and is noted. */
const whyNot = (ctx: Ctx, error: unknown, locale: Locale): RowError[] => {
  if (error instanceof RowRefused) return [problem(error.code, locale, error.field)];
  const known = error instanceof Failure ? error : databaseFailure(error as Error);
  // Without the database, or where two runs waited for each other, no row is at fault: the run goes on with it later.
  if (known?.code === 'server.unavailable' || isDeadlock(error)) throw error;
  if (known) return errorsOf(known, locale);
  ctx.log.error({ err: error }, 'a row of an import failed');
  return [problem('record.failed', locale)];
};

/** What is known of the records that some rows mean, by the text of their key: undefined where each row looks for itself. */
type KnownRecords = ReadonlyMap<string, Known> | undefined;

export const readKnown = async <A extends Actor>(ctx: Ctx<A>, { importer }: Reading<A>, rows: readonly RowRead[]): Promise<KnownRecords> => {
  if (!importer.readAll) return undefined;
  const [first] = rows;
  if (!first) return new Map();
  const records = await importer.readAll(
    ctx,
    rows.map(({ key }) => key),
  );
  return new Map(records.map((record) => [keyText(pick(record, Object.keys(first.key))), record]));
};

/** Brings one row in, by the services of the single record, or says why not: then nothing of it stays. The dry run and the commit both call this. */
export const applyRow = async <A extends Actor>(ctx: Ctx<A>, reading: Reading<A>, row: RowRead | RowError[], records: KnownRecords): Promise<Applied> => {
  if (isRefused(row)) return refused(row);
  const known = records?.get(keyText(row.key));
  if (known && changesOf(row, known).length === 0) return unchanged(known);
  const steps = (bound: Ctx<A>): Promise<Applied> => {
    if (known) return change(bound, reading, row, known);
    return records ? add(bound, reading, row) : apply(bound, reading, row);
  };
  try {
    return await inTransaction(ctx, steps);
  } catch (error) {
    if (error instanceof NothingChanged) return unchanged(error.record);
    return refused(whyNot(ctx, error, reading.locale));
  }
};
