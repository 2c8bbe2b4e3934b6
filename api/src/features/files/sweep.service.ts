import type { StoredObject } from '../../adapters/storage/storage-port.ts';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import type { FileKind } from './file.model.ts';
import { lockPlace, namedAmong } from './files.queries.ts';

/** What was stored without a committed row after this long belongs to a run that died: with the hour between two runs, and one that is left out at night, that makes a day at most. */
const patience = 22 * duration.hours;
const batch = 500;

const kinds: Record<FileKind, true> = {
  information: true,
  contract: true,
  prescription: true,
  'prescription-copy': true,
  'medical-letter': true,
  invoice: true,
  'patient-card': true,
  'travel-certificate': true,
  'consent-receipt': true,
  'consent-withdrawal': true,
  'deletion-proof': true,
};
/** Where the product stores; what others keep in the same bucket is not looked at. */
const folders = new Set([...Object.keys(kinds), 'uploads', 'upload-parts', 'export', 'list-export', 'product-pictures']);

const isOurs = ({ key }: StoredObject): boolean => folders.has(key.split('/')[0] ?? '');

/** Waits for who is storing at the place at this moment, and looks again. */
const removeUnnamed = (ctx: Ctx, key: string): Promise<boolean> =>
  inTransaction(ctx, async (bound) => {
    await lockPlace(bound, key);
    if ((await namedAmong(bound, [key])).has(key)) return false;
    await ctx.ports.storage.delete(key);
    return true;
  });

const removeUnnamedOf = async (ctx: Ctx, keys: readonly string[]): Promise<number> => {
  const named = await namedAmong(ctx, keys);
  let removed = 0;
  for (const key of keys) if (!named.has(key) && (await removeUnnamed(ctx, key))) removed += 1;
  return removed;
};

/** Removes objects that no row names: a process died between storing and its commit, or a document was stored anew. @returns how many */
export const sweepStorage = async (ctx: Ctx): Promise<number> => {
  const before = later(ctx.clock.now(), -patience);
  let removed = 0;
  let old: string[] = [];
  for await (const object of ctx.ports.storage.list()) {
    if (object.storedAt >= before || !isOurs(object)) continue;
    old.push(object.key);
    if (old.length < batch) continue;
    removed += await removeUnnamedOf(ctx, old);
    old = [];
  }
  return removed + (await removeUnnamedOf(ctx, old));
};
