import type { Database } from './embedded-postgres.ts';
import { makeFolder } from './database/location.ts';
import { describeDatabase, openDatabase } from './database/open.ts';
import { describeFailure } from './failure.ts';
import { findFreePort } from './free-port.ts';
import { startChild, type Child } from './product/child.ts';
import { readLaunch, welcome } from './product/launch.ts';
import { claimPorts } from './product/ports.ts';
import { prepareDatabase } from './product/prepare.ts';
import { runProduct, type RunningProduct } from './product/run-product.ts';
import { stopRequested } from './product/stop-request.ts';
import { createProgress } from './progress.mjs';

/** The product for working on it: the API restarts when its sources change, both apps show changes at once, all output is here, one origin as ever. */
const progress = createProgress();
const stopping = stopRequested();
const apps: Child[] = [];
let database: Database | undefined;
let product: RunningProduct | undefined;

async function run(): Promise<string> {
  const launch = readLaunch(process.env);
  makeFolder(launch.dataDir);
  await claimPorts(launch);
  const opened = await progress.step('Database', () => openDatabase(launch.databaseUrl, launch.dataDir, 'serve'), describeDatabase);
  database = opened;
  await prepareDatabase(launch, opened.url, progress);
  const storefrontPort = await findFreePort(launch.port + 100);
  const adminPort = await findFreePort(storefrontPort + 1);
  const env = { ...process.env, NODE_ENV: 'development' };
  const serve = (name: string, port: number): Child =>
    startChild({ name, args: ['scripts/dev/serve-app.ts', name, String(port), `http://localhost:${launch.port}`], env, output: 'shared' });
  apps.push(serve('storefront', storefrontPort), serve('admin', adminPort));
  product = await runProduct(launch, opened.url, progress, {
    output: 'shared',
    apiFlags: ['--watch', '--watch-preserve-output'],
    apiEnv: { NODE_ENV: 'development', STOREFRONT_DEV_URL: `http://localhost:${storefrontPort}`, ADMIN_DEV_URL: `http://localhost:${adminPort}` },
  });
  progress.say(welcome(launch));
  const lost = new Promise<string>((resolve) => opened.onLost(resolve));
  return Promise.race([lost, product.broken, ...apps.map(({ ended }) => ended)]);
}

try {
  const outcome = await Promise.race([run().then((broken) => ({ broken })), stopping.then((request) => ({ request }))]);
  progress.say('broken' in outcome ? `✗ ${outcome.broken}` : `Stopping (${outcome.request})`);
  process.exitCode = 'broken' in outcome ? 1 : 0;
} catch (error) {
  progress.say(describeFailure(error));
  process.exitCode = 1;
}
await Promise.all(apps.map((app) => app.stop()));
await product?.stop();
await database?.close();
process.exit();
