import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { documentName } from '../../locales/file-names.ts';
import { newDataKey } from './data-keys.ts';
import { fetchStored, store } from './encrypted-storage.ts';
import { StoredFile, type FileKind } from './file.model.ts';
import { lockPlace } from './files.queries.ts';
import { fetchPlain, plainPlaceOf } from './plain-files.service.ts';

export interface NewFile {
  kind: FileKind;
  /** The patient whose document it is; null where it outlives the account. */
  ownerId: string | null;
  /** The record that the document belongs to; with `kind` it makes the place in the storage, so that a repeat finds the first one. */
  recordId: string;
  /** What tells it from others of its kind, with the ending. */
  filename: string;
  contentType?: string;
  render: () => Promise<Buffer>;
  /** Writes the file's id where it belongs, in the same transaction. */
  attach: (ctx: Ctx, fileId: string) => Promise<unknown>;
}

/**
 * Makes and stores a document exactly once. Of two runs at once one waits for the other; one that died after storing is repeated at the
 * same place, so nothing is doubled and nothing is left over.
 */
export const storeOnce = (ctx: Ctx, file: NewFile): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const storageKey = `${file.kind}/${file.recordId}.bin`;
    await lockPlace(bound, storageKey);
    if (
      await StoredFile.query(bound.trx)
        .whereIn('storageKey', [storageKey, plainPlaceOf(storageKey)])
        .first()
    )
      return;
    const bytes = await file.render();
    const id = newId();
    const key = newDataKey(ctx, { table: 'files', id });
    await store(bound, { table: 'files', id, ...key }, storageKey, bytes);
    await StoredFile.query(bound.trx).insert({
      id,
      kind: file.kind,
      ownerId: file.ownerId,
      storageKey,
      ...key,
      filename: file.filename,
      contentType: file.contentType ?? 'application/pdf',
      bytes: bytes.length,
      sha256: sha256(bytes),
      createdAt: ctx.clock.now(),
    });
    await file.attach(bound, id);
  });

export interface StoredDocument {
  bytes: Buffer;
  filename: string;
  contentType: string;
}

/**
 * How to fetch a stored document, checked against its hash; it needs no transaction. The caller has asked before whether the actor may have it.
 * Its name is the one for that actor.
 * @throws signed.file.notFound; when fetched, aws.download.error if the storage cannot be read or holds something else
 */
export const openFile = async (ctx: Pick<Ctx, 'actor' | 'trx' | 'ports' | 'secrets'>, fileId: string): Promise<() => Promise<StoredDocument>> => {
  const { id, dataKey, keyVersion, ...row } = found(await StoredFile.query(ctx.trx).findById(fileId), 'signed.file.notFound');
  return async () => {
    const isEncrypted = dataKey !== null && keyVersion !== null;
    const bytes = await (isEncrypted ? fetchStored(ctx, { table: 'files', id, dataKey, keyVersion }, row.storageKey) : fetchPlain(ctx, row.storageKey));
    if (sha256(bytes) !== row.sha256) throw failure('aws.download.error');
    return { bytes, filename: documentName(row, ctx.actor), contentType: row.contentType };
  };
};
