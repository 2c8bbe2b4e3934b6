import { StorageDownloadError } from '../../adapters/storage/storage-port.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { forEachContinue } from '../../kernel/for-each-continue.ts';
import { sha256 } from '../../kernel/ids.ts';
import { newDataKey } from './data-keys.ts';
import { store, uploadFailure } from './encrypted-storage.ts';
import { StoredFile } from './file.model.ts';
import { lockPlace } from './files.queries.ts';

/** Documents that were stored before there were data keys lie beside the place of an encrypted one. */
export const plainPlaceOf = (storageKey: string): string => storageKey.replace(/\.bin$/, '.pdf');
const encryptedPlaceOf = (storageKey: string): string => storageKey.replace(/\.pdf$/, '.bin');

/** @throws aws.download.error */
export const fetchPlain = async ({ ports }: Pick<Ctx, 'ports'>, storageKey: string): Promise<Buffer> => {
  try {
    return await ports.storage.get(storageKey);
  } catch (error) {
    throw error instanceof StorageDownloadError ? failure('aws.download.error', undefined, { cause: error }) : error;
  }
};

/** Stores bytes that are not confidential, without encryption. @throws aws.upload.error */
export const storePlain = async ({ ports }: Pick<Ctx, 'ports'>, storageKey: string, bytes: Buffer, contentType: string): Promise<void> => {
  try {
    await ports.storage.put(storageKey, bytes, contentType);
  } catch (error) {
    throw uploadFailure(error);
  }
};

/**
 * Stores the document anew, encrypted, and moves its row there. The plain object stays for those who are reading it; no row names it any more,
 * so that the sweep removes it. A death before the commit leaves the row as it was, and the next run stores at the same place.
 */
const encryptOne = (ctx: Ctx, id: string): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const row = await StoredFile.query(bound.trx).findById(id).whereNull('dataKey').forUpdate();
    if (!row) return;
    const storageKey = encryptedPlaceOf(row.storageKey);
    await lockPlace(bound, storageKey);
    const bytes = await fetchPlain(bound, row.storageKey);
    if (sha256(bytes) !== row.sha256) throw failure('aws.download.error');
    const key = newDataKey(ctx, { table: 'files', id });
    await store(bound, { table: 'files', id, ...key }, storageKey, bytes);
    await row.$query(bound.trx).patch({ storageKey, ...key });
  });

/** So many a run: the next one goes on. */
const batch = 500;

/** Encrypts documents that lie in plain; one that cannot be read is left for the next run. @returns how many */
export const encryptPlainFiles = async (ctx: Ctx): Promise<number> => {
  const rows = await StoredFile.query(ctx.trx).whereNull('dataKey').orderByRaw('random()').limit(batch).select('id');
  return forEachContinue(ctx, rows, ({ id }) => encryptOne(ctx, id));
};
