import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from './ids.ts';

/**
 * Writes content that does not fit into memory to a temporary file and returns it as a stream to be read once. The file is unlinked before
 * anything is written to it: no other process can open it, and it is gone when it has been read, or with the process.
 */
export const tempFileStream = async (parts: AsyncIterable<string | Buffer>, folder = tmpdir()): Promise<Readable> => {
  const path = join(folder, `blattwerk-${newId()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const part of parts) await file.appendFile(part);
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
};
