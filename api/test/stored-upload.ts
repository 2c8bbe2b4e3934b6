import { buildUpload } from '../../seeds/factories/uploads.ts';
import { newDataKey } from '../src/features/uploads/data-keys.ts';
import { store } from '../src/features/uploads/encrypted-storage.ts';
import { newId, sha256 } from '../src/kernel/ids.ts';
import type { TestApp } from './app.ts';

/** An upload with its bytes in the storage, as a patient's sending leaves it. */
export const buildStoredUpload = async ({ knex, ctx }: Pick<TestApp, 'knex' | 'ctx'>, bytes: Buffer, overrides: Parameters<typeof buildUpload>[1] = {}) => {
  const id = newId();
  const key = newDataKey(ctx, id);
  const row = await buildUpload(knex, { id, ...key, bytes: bytes.length, sha256: sha256(bytes), ...overrides });
  await store(ctx, { id, ...key }, row.storageKey, bytes);
  return row;
};
