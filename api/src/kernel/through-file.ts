import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from './ids.ts';

/**
 * Writes what is too long for the memory to a file of this machine and gives it back to be read once. The file loses its name before anything
 * stands in it: nobody else can open it, and it is gone when it has been read, or with the process.
 */
export const throughFile = async (parts: AsyncIterable<string>, folder = tmpdir()): Promise<Readable> => {
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
