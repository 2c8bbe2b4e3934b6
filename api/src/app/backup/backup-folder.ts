import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { newDataKey, openPieces, sealPieces } from '../../features/files/public.ts';
import { newId } from '../../kernel/ids.ts';

const formatVersion = 1;

const headShape = z.object({ format: z.literal(formatVersion), id: z.uuid(), madeAt: z.iso.datetime(), dataKey: z.string(), keyVersion: z.int() });
type Head = z.output<typeof headShape>;

const tableShape = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int(), file: z.string() });
export type BackedUpTable = z.output<typeof tableShape>;

/** What a backup holds. */
const contentsShape = z.object({
  migrations: z.array(z.string()),
  tables: z.array(tableShape),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), file: z.string() })),
  keys: z.array(z.object({ name: z.string(), file: z.string() })),
});
export type Contents = z.output<typeof contentsShape>;

const contentsFile = 'contents';

/** A folder with a backup: everything in it is compressed and sealed by one data key, which opens with the operator's key alone. */
export interface BackupFolder {
  madeAt: Date;
  write(file: string, content: Readable | AsyncIterable<Buffer>): Promise<void>;
  read(file: string): Readable;
  writeContents(contents: Contents): Promise<void>;
  readContents(): Promise<Contents>;
}

const openFolder = (folder: string, key: string, head: Head): BackupFolder => {
  const keys = { secrets: { fileKeys: new Map([[head.keyVersion, key]]) } };
  const row = { table: 'backups' as const, id: head.id, dataKey: head.dataKey, keyVersion: head.keyVersion };
  const write: BackupFolder['write'] = async (file, content) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      content,
      createGzip({ level: 6 }),
      (packed: AsyncIterable<Buffer>) => sealPieces(keys, row, file, packed),
      createWriteStream(path, { mode: 0o600 }),
    );
  };
  const read: BackupFolder['read'] = (file) => {
    const plain = createGunzip();
    // What breaks on the way is thrown to who reads.
    pipeline(createReadStream(join(folder, file)), (sealed: AsyncIterable<Buffer>) => openPieces(keys, row, file, sealed), plain).catch((error: unknown) =>
      plain.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return plain;
  };
  return {
    madeAt: new Date(head.madeAt),
    write,
    read,
    writeContents: (contents) => write(contentsFile, pieces(Buffer.from(JSON.stringify(contents)))),
    readContents: async () => contentsShape.parse(JSON.parse(Buffer.concat(await read(contentsFile).toArray()).toString('utf8'))),
  };
};

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const headPath = (folder: string): string => join(folder, 'backup.json');
const keyVersion = 1;

/** `key`: 32 bytes as base64url. */
export const createBackupFolder = async (folder: string, key: string, madeAt: Date): Promise<BackupFolder> => {
  const id = newId();
  const sealed = newDataKey({ secrets: { fileKeys: new Map([[keyVersion, key]]) } }, { table: 'backups', id });
  const head: Head = { format: formatVersion, id, madeAt: madeAt.toISOString(), ...sealed };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(headPath(folder), `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600 });
  return openFolder(folder, key, head);
};

/** @throws when the folder holds no backup */
export const openBackupFolder = async (folder: string, key: string): Promise<BackupFolder> => {
  const head = headShape.parse(JSON.parse(await readFile(headPath(folder), 'utf8')));
  return openFolder(folder, key, head);
};
