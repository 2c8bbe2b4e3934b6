import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  storedAt: Date;
}

/**
 * Where documents and uploads live: a folder on disk or an object store, same behaviour.
 * Keys are made by the caller from a UUID (`documents/8c0e…f1.pdf`); nothing a person typed is ever part of one.
 */
export interface StoragePort {
  /** Stores all bytes or nothing; an existing object is replaced. Fails with StorageUploadError. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** As `put`, from a file on this machine that is too large to be held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** The object piece by piece. Fails as `get` does, before the first piece. */
  open(key: string): Promise<Readable>;
  /** The whole object. Fails with StorageDownloadError, whose `missing` says whether there is no such object. */
  get(key: string): Promise<Buffer>;
  /** Ends well when there is no such object. Fails with StorageUploadError. */
  delete(key: string): Promise<void>;
  /** Fails with StorageDownloadError when the store cannot be asked. */
  exists(key: string): Promise<boolean>;
  /** Every object, in no order; what is stored or deleted meanwhile may be among them or not. Fails with StorageDownloadError. */
  list(): AsyncIterable<StoredObject>;
}

/** Storing or removing failed; maps to the error code `aws.upload.error`. */
export class StorageUploadError extends Error {
  override readonly name = 'StorageUploadError';
  readonly key: string;
  constructor(key: string, cause?: unknown) {
    super(`Storing ${key} failed`, { cause });
    this.key = key;
  }
}

/** Reading failed; maps to the error code `aws.download.error`. */
export class StorageDownloadError extends Error {
  override readonly name = 'StorageDownloadError';
  readonly key: string;
  readonly missing: boolean;
  constructor(key: string, missing: boolean, cause?: unknown) {
    super(missing ? `There is no object ${key}` : `Reading ${key} failed`, { cause });
    this.key = key;
    this.missing = missing;
  }
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const keyShape = new RegExp(`^(?:[a-z][a-z0-9-]{0,39}/){0,3}${uuid}(?:\\.[a-z0-9]{1,8})?$`);

/** Up to three lower-case folders, a UUID, an optional extension: no dots, no parent folders, no absolute paths. */
export const isStorageKey = (key: string): boolean => keyShape.test(key);
