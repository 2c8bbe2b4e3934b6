import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isStorageKey, StorageDownloadError, StorageUploadError, type StoragePort, type StoredObject } from './storage-port.ts';

const isMissing = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const writeThrough = async (path: string, content: Buffer | Readable): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes a rename survive a power cut. Windows cannot open folders, and needs no such call. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Readers see the old object or the new one, never a part. A draft that a death leaves behind is listed like an object of its own. */
const writeAtomically = async (target: string, content: Buffer | Readable): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const draft = join(dirname(target), `${randomUUID()}.tmp`);
  try {
    await writeThrough(draft, content);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
};

/** Undefined when it is not there: removed meanwhile, or nothing was ever stored. */
const ifThere = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The files below a folder, by their paths from `root`. */
async function* filesBelow(root: string, folder = ''): AsyncGenerator<StoredObject> {
  const entries = await ifThere(readdir(join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (isStorageKey(key)) {
      const found = await ifThere(stat(join(root, key)));
      if (found) yield { key, storedAt: found.mtime };
    }
  }
}

async function* listed(root: string): AsyncGenerator<StoredObject> {
  try {
    yield* filesBelow(root);
  } catch (error) {
    throw new StorageDownloadError('list', false, error);
  }
}

/** Objects as files below `root`. The content type is the database's to know and is not stored here. */
export const folderStorage = (root: string): StoragePort => ({
  async put(key, bytes) {
    if (!isStorageKey(key)) throw new StorageUploadError(key);
    try {
      await writeAtomically(join(root, key), bytes);
    } catch (error) {
      throw new StorageUploadError(key, error);
    }
  },

  async putFile(key, path) {
    if (!isStorageKey(key)) throw new StorageUploadError(key);
    try {
      await writeAtomically(join(root, key), createReadStream(path));
    } catch (error) {
      throw new StorageUploadError(key, error);
    }
  },

  async open(key) {
    if (!isStorageKey(key)) throw new StorageDownloadError(key, true);
    try {
      return (await open(join(root, key), 'r')).createReadStream();
    } catch (error) {
      throw new StorageDownloadError(key, isMissing(error), error);
    }
  },

  async get(key) {
    if (!isStorageKey(key)) throw new StorageDownloadError(key, true);
    try {
      return await readFile(join(root, key));
    } catch (error) {
      throw new StorageDownloadError(key, isMissing(error), error);
    }
  },

  async delete(key) {
    if (!isStorageKey(key)) throw new StorageUploadError(key);
    try {
      await rm(join(root, key), { force: true });
    } catch (error) {
      throw new StorageUploadError(key, error);
    }
  },

  list: () => listed(root),

  async exists(key) {
    if (!isStorageKey(key)) return false;
    try {
      await access(join(root, key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw new StorageDownloadError(key, false, error);
    }
  },
});
