import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../progress.mjs';
import { inRoot } from '../root.ts';
import { compressAssets } from './compress-assets.ts';
import { runStep } from './run-node.ts';

/** An app that is built before it is served. */
export interface App {
  name: 'storefront' | 'admin';
  /** The built app's folder, inside the app's own. */
  output: string;
  /** Its hashed files, inside the output. */
  assets: string;
  /** What follows `node`, relative to the repository. */
  command: string[];
}

const APPS: readonly App[] = [
  { name: 'storefront', output: 'build', assets: 'client/assets', command: ['node_modules/@react-router/dev/bin.js', 'build'] },
  { name: 'admin', output: 'dist', assets: 'assets', command: ['node_modules/vite/bin/vite.js', 'build'] },
];

const GENERATED = new Set(['node_modules', 'build', 'dist', '.react-router', 'test-results']);

/** A hash over everything that a build depends on, in a stable order. Contents count, not times: a checkout changes those. */
export function hashSources(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const found = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => GENERATED.has(entry.name) });
    const names = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const name of names.toSorted()) hash.update(`${path.relative(folder, name)}\n`).update(readFileSync(name));
  }
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds one app unless the build that is there was made from the same sources. */
async function buildApp(app: App, progress: Progress): Promise<void> {
  const wanted = hashSources([inRoot('contract'), inRoot(app.name)], [inRoot('package-lock.json'), inRoot('tsconfig.base.json')]);
  const stamp = inRoot(app.name, app.output, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await progress.step(`Building the ${app.name}`, async () => {
    const args = [inRoot(app.command[0] ?? ''), ...app.command.slice(1)];
    const env = { ...process.env, NODE_ENV: 'production' };
    await runStep(args, { env, cwd: inRoot(app.name), output: 'kept' }, 'Correct what it complains about and start again.');
    await compressAssets(inRoot(app.name, app.output, app.assets));
    writeFileSync(stamp, wanted);
  });
}

/** Builds what has changed, one app after the other. */
export async function buildApps(progress: Progress): Promise<void> {
  for (const app of APPS) await buildApp(app, progress);
}
