import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    // There is no such file system on this machine.
    return false;
  }
}

/**
 * Where databases live that nobody needs tomorrow: a file system in memory with at least 4 GiB free, else the folder for temporary files.
 * Cloning a database makes some thousand files; on ext4 that costs eight times the processor time.
 */
export const scratchParent = (): string => (hasRoom(memory) ? memory : tmpdir());

/** Makes a new folder there that PostgreSQL's own account may enter too; its name begins with `prefix`. */
export function makeScratchFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(scratchParent(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
