import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { isStorageKey, StorageDownloadError, StorageUploadError, type StoragePort, type StoredObject } from './storage-port.ts';

const key = 'documents/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11.pdf';
const otherKey = 'documents/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a12.pdf';
const badKeys = [
  '../3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11',
  '/etc/passwd',
  'documents/../../3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11.pdf',
  'documents/befund.pdf',
  'documents\\3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11.pdf',
  'documents/%2e%2e/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11',
  `${key}\u0000.txt`,
  `${key}\n`,
  '',
];

/** Two objects a page, so that a list has to be read on. */
const listed = (paths: string[], token: string | null): string => {
  const from = Number(token ?? 0);
  const isMore = from + 2 < paths.length;
  const rows = paths.slice(from, from + 2).map((path) => {
    const key = path.split('/').slice(2).join('/');
    return `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>1</Size></Contents>`;
  });
  const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
};

/** The part of S3's REST protocol that keeping objects takes: PUT, GET, HEAD, DELETE on /bucket/key, and the list of a bucket. */
const objectServer = (): Server => {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const found = objects.get(path);
      if (searchParams.get('list-type') === '2') {
        response.writeHead(200, { 'content-type': 'application/xml' }).end(listed([...objects.keys()], searchParams.get('continuation-token')));
      } else if (request.method === 'PUT') {
        objects.set(path, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
        response.writeHead(200, { etag: '"1"' }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(path);
        response.writeHead(204).end();
      } else if (!found) {
        const body = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>';
        response.writeHead(404, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : body);
      } else {
        response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length }).end(request.method === 'HEAD' ? undefined : found.bytes);
      }
    });
  });
};

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'blattwerk-storage-'));
  folders.push(folder);
  return folder;
};

const all = async (storage: StoragePort): Promise<StoredObject[]> => {
  const found: StoredObject[] = [];
  for await (const object of storage.list()) found.push(object);
  return found;
};

const server = objectServer();
let s3: ReturnType<typeof s3Storage>;
const credentials = { bucket: 'blattwerk', region: 'eu-central-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  s3 = s3Storage({ ...credentials, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(async () => {
  s3.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const stores: [string, () => Promise<StoragePort>][] = [
  ['a folder', async () => folderStorage(await newFolder())],
  ['an object store', () => Promise.resolve(s3)],
];

describe.each(stores)('%s', (_name, open) => {
  let storage: StoragePort;
  beforeEach(async () => {
    storage = await open();
    await storage.delete(key);
    await storage.delete(otherKey);
  });

  test('gives back exactly the bytes that were stored', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await storage.put(key, bytes, 'application/pdf');
    expect((await storage.get(key)).equals(bytes)).toBe(true);
    expect(await storage.exists(key)).toBe(true);
    expect(await storage.exists(otherKey)).toBe(false);
  });

  test('takes a large object from a file and gives it back piece by piece', async () => {
    const bytes = Buffer.alloc(300_000, 'abc');
    const path = join(await newFolder(), 'large');
    await writeFile(path, bytes);
    await storage.putFile(key, path, 'application/zip');
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.open(key)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    await expect(storage.open(otherKey)).rejects.toMatchObject({ missing: true });
  });

  test('replaces an object as a whole', async () => {
    await storage.put(key, Buffer.from('a long first version'), 'text/plain');
    await storage.put(key, Buffer.from('short'), 'text/plain');
    expect((await storage.get(key)).toString()).toBe('short');
  });

  test('keeps an empty object', async () => {
    await storage.put(key, Buffer.alloc(0), 'application/octet-stream');
    expect((await storage.get(key)).length).toBe(0);
  });

  test('lists what is stored with its time, and nothing that is deleted', async () => {
    const keys = [key, otherKey, 'uploads/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a13.bin', 'a/b/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a14'];
    for (const one of keys) await storage.put(one, Buffer.from('x'), 'text/plain');
    await storage.delete(otherKey);
    const found = await all(storage);
    expect(found.map((object) => object.key).toSorted()).toEqual(keys.filter((one) => one !== otherKey).toSorted());
    for (const { storedAt } of found) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    for (const one of keys) await storage.delete(one);
  });

  test('says that an object is missing', async () => {
    await expect(storage.get(key)).rejects.toMatchObject({ name: 'StorageDownloadError', missing: true });
  });

  test('deletes, and deletes again without complaint', async () => {
    await storage.put(key, Buffer.from('x'), 'text/plain');
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.exists(key)).toBe(false);
  });

  test.each(badKeys)('refuses the key %j', async (bad) => {
    await expect(storage.put(bad, Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(StorageUploadError);
    await expect(storage.get(bad)).rejects.toBeInstanceOf(StorageDownloadError);
    await expect(storage.delete(bad)).rejects.toBeInstanceOf(StorageUploadError);
    expect(await storage.exists(bad)).toBe(false);
  });
});

test('a key is folders of lower-case letters, a UUID and an extension', () => {
  expect(isStorageKey(key)).toBe(true);
  expect(isStorageKey('3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11')).toBe(true);
  expect(isStorageKey('a/b/c/d/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a11')).toBe(false);
});

test('a folder holds files that only the server may read, and no leftovers', async () => {
  const root = await newFolder();
  await folderStorage(root).put(key, Buffer.from('x'), 'text/plain');
  expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(root, 'documents'))).toEqual([key.split('/')[1]]);
});

test('a folder without any object lists none, and a draft that a death left behind is listed', async () => {
  const root = await newFolder();
  const storage = folderStorage(join(root, 'new'));
  expect(await all(storage)).toEqual([]);
  await storage.put(key, Buffer.from('x'), 'text/plain');
  const draft = 'documents/3f0c2f4e-6a51-4f0e-9a6e-0d8f5f6b7a19.tmp';
  await writeFile(join(root, 'new', draft), 'half');
  expect((await all(storage)).map((object) => object.key).toSorted()).toEqual([key, draft]);
});

test('a folder that cannot be written is an upload error, one that cannot be read a download error', async () => {
  const root = await newFolder();
  await writeFile(join(root, 'documents'), 'a file where the folder should be');
  const storage = folderStorage(root);
  await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(StorageUploadError);
  await expect(storage.get(key)).rejects.toMatchObject({ name: 'StorageDownloadError', missing: false });
});

test('an object store that does not answer is an upload or a download error', async () => {
  const unreachable = s3Storage({ ...credentials, endpoint: 'http://127.0.0.1:9', maxAttempts: 1 });
  await expect(unreachable.put(key, Buffer.from('x'), 'text/plain')).rejects.toBeInstanceOf(StorageUploadError);
  await expect(unreachable.get(key)).rejects.toMatchObject({ name: 'StorageDownloadError', missing: false });
  await expect(unreachable.exists(key)).rejects.toBeInstanceOf(StorageDownloadError);
  await expect(all(unreachable)).rejects.toBeInstanceOf(StorageDownloadError);
  unreachable.close();
});
