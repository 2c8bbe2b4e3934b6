import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFailure, StartFailure } from './failure.ts';
import { buildApps } from './product/builds.ts';
import { runNode } from './product/run-node.ts';
import { createProgress } from './progress.mjs';
import { inRoot } from './root.ts';

const benches = ['auth', 'backoffice', 'documents', 'feeds', 'imports', 'market', 'pages', 'review', 'signalling', 'slots', 'web'];
/** Those that note ratios. */
const compared = ['market', 'pages', 'slots'];
const withPages = ['pages', 'web'];

/** One bench with a database of its own, which is gone afterwards. */
async function run(name: string, ratios = ''): Promise<number> {
  if (withPages.includes(name)) await buildApps(createProgress());
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-bench-'));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  try {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', BENCH_RATIOS: ratios };
    return await runNode([inRoot('scripts', 'with-database.ts'), path.join('bench', `${name}.ts`)], { env, output: 'shown' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every bench that compares the product with something, one after the other, and one table of the ratios at the end. */
async function runAll(): Promise<number> {
  const ratios = path.join(mkdtempSync(path.join(tmpdir(), 'blattwerk-ratios-')), 'ratios');
  try {
    for (const name of compared) {
      const code = await run(name, ratios);
      if (code !== 0) return code;
    }
    return await runNode([path.join('bench', 'ratio-table.ts'), ratios], { env: process.env, output: 'shown' });
  } finally {
    rmSync(path.dirname(ratios), { recursive: true, force: true });
  }
}

/** `npm run bench -- <name>`, or `all`. */
async function main(): Promise<number> {
  const [name = ''] = process.argv.slice(2);
  if (name === 'all') return runAll();
  if (!benches.includes(name)) throw new StartFailure(`There is no bench "${name}".`, `Choose one of: all, ${benches.join(', ')}`);
  return run(name);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
