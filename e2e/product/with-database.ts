import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentOf, repository, type Place } from './product-process.ts';

const run = promisify(execFile);

/** Runs one of the scripts beside this file with the database of the running product; answers what it printed, read as JSON. */
export const withDatabase = async <T>(place: Place, script: string, ...args: string[]): Promise<T> => {
  const command = ['scripts/with-database.ts', `e2e/product/${script}`, ...args];
  const { stdout } = await run(process.execPath, command, { cwd: repository, env: environmentOf(place), maxBuffer: 1_000_000 });
  return JSON.parse(stdout) as T;
};
