import { buildUpload } from '../../seeds/factories/uploads.ts';
import { newDataKey, store } from '../src/features/files/public.ts';
import { newId, sha256 } from '../src/kernel/ids.ts';
import type { TestApp } from './app.ts';

/** An upload with its bytes in the storage, as a patient's sending leaves it. */
export const buildStoredUpload = async ({ knex, ctx }: Pick<TestApp, 'knex' | 'ctx'>, bytes: Buffer, overrides: Parameters<typeof buildUpload>[1] = {}) => {
  const id = newId();
  const key = newDataKey(ctx, { table: 'uploads', id });
  const row = await buildUpload(knex, { id, ...key, bytes: bytes.length, sha256: sha256(bytes), ...overrides });
  await store(ctx, { table: 'uploads', id, ...key }, row.storageKey, bytes);
  return row;
};
