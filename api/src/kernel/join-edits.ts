import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from './ctx.ts';
import { rawRows } from './raw-rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** An edit of a record: the version that it made, the fields that it touched, and what the record showed of them before. */
export interface Edited {
  madeVersion: number;
  touched: readonly string[];
  before: Values | null;
}

/** Whose edits: by the name of the action, because one person's record may count several versions. */
export interface EditOf {
  action: string;
  objectType: string;
  id: string;
  /** The version that a change was made from. */
  version: number;
}

/** The edits of a record since a version, newest first; undefined when not every version since was made by an edit that is written down. Pure. */
export const gapless = (version: number, currentVersion: number, edits: readonly Edited[]): readonly Edited[] | undefined => {
  const newestFirst = edits.toSorted((one, other) => other.madeVersion - one.madeVersion);
  const isWhole = newestFirst.length > 0 && newestFirst.length === currentVersion - version;
  return isWhole && newestFirst.every(({ madeVersion }, index) => madeVersion === currentVersion - index) ? newestFirst : undefined;
};

/** The record as it was before the edits; a field of which they do not say what it was is left out. Pure. */
export const before = (current: Values, newestFirst: readonly Edited[], version: number): Values => {
  const base: Record<string, unknown> = { ...current, version };
  for (const edit of newestFirst) for (const field of edit.touched) base[field] = edit.before?.[field];
  return base;
};

/** The fields that were touched meanwhile and that you want to be something else than they are now, or that the record does not show. Pure. */
export const collisions = (yours: Values, current: Values, edits: readonly Edited[]): string[] => {
  const touched = new Set(edits.flatMap((edit) => edit.touched));
  return Object.keys(yours).filter((field) => touched.has(field) && !(Object.hasOwn(current, field) && isDeepStrictEqual(yours[field], current[field])));
};

/** The edits that are written down of a record since a version. */
export const editsSince = (ctx: Ctx, { action, objectType, id, version }: EditOf): Promise<Edited[]> =>
  rawRows<Edited>(ctx.trx, 'SELECT * FROM edits_since(:action, :objectType, :id, :version)', { action, objectType, id, version });
