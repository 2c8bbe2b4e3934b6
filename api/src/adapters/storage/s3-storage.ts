import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isStorageKey, StorageDownloadError, StorageUploadError, type StoragePort } from './storage-port.ts';

export interface S3Options {
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Address of an S3-compatible store (MinIO, Ceph, …); absent for Amazon itself. */
  endpoint?: string;
  /** Attempts per call, the first included; 3 unless told. */
  maxAttempts?: number;
}

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Milliseconds after which a store that does not connect, or where nothing moves any more, is given up on. */
const silences = { connectionTimeout: 5_000, socketTimeout: 10_000 };

const clientFor = (options: S3Options): S3Client =>
  new S3Client({
    region: options.region,
    credentials: options.credentials,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    maxAttempts: options.maxAttempts ?? 3,
    requestHandler: silences,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Objects that are never held in memory as a whole. */
const largeObjects = (client: S3Client, Bucket: string): Pick<StoragePort, 'putFile' | 'open'> => ({
  async putFile(Key, path, ContentType) {
    if (!isStorageKey(Key)) throw new StorageUploadError(Key);
    try {
      const { size: ContentLength } = await stat(path);
      await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentType, ContentLength }));
    } catch (error) {
      throw new StorageUploadError(Key, error);
    }
  },

  async open(Key) {
    if (!isStorageKey(Key)) throw new StorageDownloadError(Key, true);
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error('The answer has no body');
      return Body as Readable;
    } catch (error) {
      throw new StorageDownloadError(Key, isMissing(error), error);
    }
  },
});

const listing = (client: S3Client, Bucket: string): Pick<StoragePort, 'list'> => ({
  async *list() {
    try {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of Contents) if (Key && LastModified && isStorageKey(Key)) yield { key: Key, storedAt: LastModified };
    } catch (error) {
      throw new StorageDownloadError('list', false, error);
    }
  },
});

/** Objects in one bucket. `close` ends the kept-alive connections. */
export const s3Storage = (options: S3Options): StoragePort & { close(): void } => {
  const client = clientFor(options);
  const { bucket: Bucket } = options;
  return {
    async put(Key, bytes, ContentType) {
      if (!isStorageKey(Key)) throw new StorageUploadError(Key);
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType, ContentLength: bytes.length }));
      } catch (error) {
        throw new StorageUploadError(Key, error);
      }
    },

    ...largeObjects(client, Bucket),
    ...listing(client, Bucket),

    async get(Key) {
      if (!isStorageKey(Key)) throw new StorageDownloadError(Key, true);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (!Body) throw new Error('The answer has no body');
        return Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        throw new StorageDownloadError(Key, isMissing(error), error);
      }
    },

    async delete(Key) {
      if (!isStorageKey(Key)) throw new StorageUploadError(Key);
      try {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      } catch (error) {
        throw new StorageUploadError(Key, error);
      }
    },

    async exists(Key) {
      if (!isStorageKey(Key)) return false;
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw new StorageDownloadError(Key, false, error);
      }
    },

    close: () => client.destroy(),
  };
};
