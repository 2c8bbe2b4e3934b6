import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentOf, repository, type Place } from './product-process.ts';

const run = promisify(execFile);

/** Every table of the running product, with a sum that changes when one of its rows does. */
export const tableSums = async (place: Place): Promise<Record<string, string>> => {
  const script = ['scripts/with-database.ts', 'e2e/product/table-sums.command.ts'];
  const { stdout } = await run(process.execPath, script, { cwd: repository, env: environmentOf(place), maxBuffer: 1_000_000 });
  return JSON.parse(stdout) as Record<string, string>;
};
