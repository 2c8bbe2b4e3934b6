import { audit } from './audit.ts';
import type { Ctx } from './ctx.ts';
import { failure } from './failure.ts';

/** What every change writes beside its fields. */
export interface NextVersion {
  version: number;
  updatedAt: Date;
}

interface Edit<Row, Shown, Input> {
  /** What the change is called in the audit log, and whose it is. */
  action: string;
  objectType: string;
  id: string;
  /** The version that the change was made from; without it the change is made to whatever is stored. */
  version: number | undefined;
  input: Input;
  /** The stored row, locked, if the caller may change it. */
  lock: () => Promise<Row>;
  /** The record as the caller sees it. */
  read: () => Promise<Shown>;
  /** Writes the change; returns it where it is more than the input. */
  write: (row: Row, next: NextVersion) => Promise<Partial<Input> | undefined>;
}

/**
 * The way to change a record that has a version: lock, compare the versions, write, note before and after in the audit log.
 * @throws server.conflict with both states when the version is stale, and whatever `lock` and `write` throw
 */
export const editRecord = async <Row extends { version: number }, Shown extends object, Input extends object>(
  ctx: Ctx,
  { action, objectType, id, version, input, lock, read, write }: Edit<Row, Shown, Input>,
): Promise<Shown> => {
  const row = await lock();
  const current = await read();
  if (version !== undefined && version !== row.version) throw failure('server.conflict', { current, yours: input });
  const after = (await write(row, { version: row.version + 1, updatedAt: ctx.clock.now() })) ?? input;
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, current[field as keyof Shown]]));
  await audit(ctx, { action, objectType, objectId: id, before, after });
  return read();
};
