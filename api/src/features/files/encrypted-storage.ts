import { StorageDownloadError, StorageUploadError } from '../../adapters/storage/storage-port.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { SealBroken } from '../../kernel/sealed.ts';
import { decrypt, encrypt, type Locked } from './data-keys.ts';

/** What storing needs of a context. */
export interface Vault {
  ports: Pick<Ctx['ports'], 'storage'>;
  secrets: Pick<Ctx['secrets'], 'fileKeys'>;
}

export const uploadFailure = (error: unknown): unknown =>
  error instanceof StorageUploadError ? failure('aws.upload.error', undefined, { cause: error }) : error;
const isUnreadable = (error: unknown): boolean => error instanceof StorageDownloadError || error instanceof SealBroken;

/** @throws aws.upload.error */
export const store = async (ctx: Vault, row: Locked, storageKey: string, plain: Buffer): Promise<void> => {
  try {
    await ctx.ports.storage.put(storageKey, encrypt(ctx, row, storageKey, plain), 'application/octet-stream');
  } catch (error) {
    throw uploadFailure(error);
  }
};

/** @throws aws.download.error when the storage cannot be read, or holds something else */
export const fetchStored = async (ctx: Vault, row: Locked, storageKey: string): Promise<Buffer> => {
  try {
    return decrypt(ctx, row, storageKey, await ctx.ports.storage.get(storageKey));
  } catch (error) {
    throw isUnreadable(error) ? failure('aws.download.error', undefined, { cause: error }) : error;
  }
};

/** @throws aws.upload.error */
export const removeStored = async (ctx: Pick<Ctx, 'ports'>, storageKey: string): Promise<void> => {
  try {
    await ctx.ports.storage.delete(storageKey);
  } catch (error) {
    throw uploadFailure(error);
  }
};
