import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailure, StartFailure } from './failure.ts';
import { buildApps } from './product/builds.ts';
import { runNode } from './product/run-node.ts';
import { createProgress } from './progress.mjs';
import { inRoot } from './root.ts';

const benches = ['auth', 'backoffice', 'feeds', 'market', 'review', 'signalling', 'slots', 'web'];

/** `npm run bench -- <name>`: one bench with a database of its own, which is gone afterwards. */
async function main(): Promise<number> {
  const [name = ''] = process.argv.slice(2);
  if (!benches.includes(name)) throw new StartFailure(`There is no bench "${name}".`, `Choose one of: ${benches.join(', ')}`);
  if (name === 'web') await buildApps(createProgress());
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-bench-'));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  try {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    return await runNode([inRoot('scripts', 'with-database.ts'), path.join('bench', `${name}.ts`)], { env, output: 'shown' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
