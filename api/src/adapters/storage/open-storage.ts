import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { folderStorage } from './folder-storage.ts';
import type { StoragePort } from './storage-port.ts';

type StorageConfig = Pick<Config, 'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** The configured object store, else a folder of the data folder. */
export const openStorage = async (config: StorageConfig): Promise<StoragePort> => {
  if (!config.S3_BUCKET) return folderStorage(join(config.DATA_DIR, 'files'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
  });
};
