import { isDeepStrictEqual } from 'node:util';
import { audit } from './audit.ts';
import type { Ctx } from './ctx.ts';
import { failure } from './failure.ts';
import { before, collisions, editsSince, gapless, type EditOf } from './join-edits.ts';

/** What every change writes beside its fields. */
export interface NextVersion {
  version: number;
  updatedAt: Date;
}

type Values = Readonly<Record<string, unknown>>;

/** @throws server.conflict with both states when the record is no longer the one that the change was made from */
export const assertVersion = (stored: { version: number }, version: number, states: { current: object; yours: object }): void => {
  if (version !== stored.version) throw failure('server.conflict', states);
};

interface Edit<Row, Shown, Input> {
  /** What the change is called in the audit log, whose it is, and about which patient. */
  action: string;
  objectType: string;
  id: string;
  patientId?: string;
  /** The version that the change was made from. */
  version: number;
  input: Input;
  /** The stored row, locked; throws where the caller does not see it. */
  lock: () => Promise<Row>;
  /** The record as the caller sees it. */
  read: () => Promise<Shown>;
  /** Whether the caller may change these fields of a record that the caller sees. */
  mayEdit?: (row: Row, fields: readonly string[]) => boolean;
  /** The input as the audit log and the other side of a conflict may show it, where it has secrets. */
  withoutSecrets?: (input: Input) => Values;
  /** Writes the change; returns what the audit log is to show where that is not the input, `{}` where it has its own entry. */
  write: (row: Row, next: NextVersion) => Promise<Values | undefined>;
}

/** The fields that are others afterwards, and what the record showed of them before. Undefined when there are none. */
const difference = (current: object, after: Values): { before?: Record<string, unknown>; after: Record<string, unknown> } | undefined => {
  const stored = new Map(Object.entries(current));
  const changed = Object.entries(after).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, stored.get(field)));
  if (changed.length === 0) return undefined;
  const known = changed.filter(([field]) => stored.has(field)).map(([field]) => [field, stored.get(field)] as const);
  return { ...(known.length === 0 ? {} : { before: Object.fromEntries(known) }), after: Object.fromEntries(changed) };
};

/** A change that was made from an older version is joined with the edits since, unless one of them touched the same field. */
const assertJoinable = async (ctx: Ctx, edit: EditOf, current: Values, { asked, yours }: { asked: Values; yours: Values }): Promise<void> => {
  const edits = gapless(edit.version, Number(current['version']), await editsSince(ctx, edit));
  if (edits && collisions(asked, current, edits).length === 0) return;
  throw failure('server.conflict', { base: edits ? before(current, edits, edit.version) : null, current, yours });
};

/**
 * The way to change a record: lock, policy, version, write, and what differs in the audit log. A change of nothing writes nothing, and one made from an
 * older version is joined with those of others where they touched other fields.
 * @throws server.forbidden for fields that are not the caller's to change, server.conflict with all three states (`base` is null where it is not known)
 * when another user changed the same field since, and whatever `lock` and `write` throw
 */
export const editRecord = async <Row extends { version: number }, Shown extends object, Input extends object>(
  ctx: Ctx,
  { action, objectType, id, patientId, version, input, lock, read, mayEdit, withoutSecrets, write }: Edit<Row, Shown, Input>,
): Promise<Shown> => {
  const row = await lock();
  if (mayEdit && !mayEdit(row, Object.keys(input))) throw failure('server.forbidden');
  const current = await read();
  const asked: Values = Object.fromEntries(Object.entries(input));
  const yours = withoutSecrets?.(input) ?? asked;
  if (row.version !== version) {
    const shown = { ...Object.fromEntries(Object.entries(current)), version: row.version };
    await assertJoinable(ctx, { action, objectType, id, version }, shown, { asked, yours });
  }
  const wanted = difference(current, asked);
  if (!wanted) return current;
  const after = (await write(row, { version: row.version + 1, updatedAt: ctx.clock.now() })) ?? yours;
  // A new secret of the same kind is a change that the record does not show.
  const changed = difference(current, after) ?? { after };
  if (Object.keys(after).length > 0) {
    const touched = [...new Set([...Object.keys(wanted.after), ...Object.keys(changed.after)])];
    const edit = { madeVersion: row.version + 1, touched };
    await audit(ctx, { action, objectType, objectId: id, ...(patientId === undefined ? {} : { patientId }), ...changed, edit });
  }
  return read();
};
