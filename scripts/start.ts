import type { Database } from './embedded-postgres.ts';
import { makeFolder } from './database/location.ts';
import { describeDatabase, openDatabase } from './database/open.ts';
import { describeFailure } from './failure.ts';
import { buildApps } from './product/builds.ts';
import { readLaunch, welcome } from './product/launch.ts';
import { claimPorts } from './product/ports.ts';
import { prepareDatabase } from './product/prepare.ts';
import { runProduct, type RunningProduct } from './product/run-product.ts';
import { stopRequested } from './product/stop-request.ts';
import { createProgress } from './progress.mjs';

/** Starts the whole product: database, schema, data, builds, sandbox, server; runs until it is told to stop or a part of it ends. */
const progress = createProgress();
const stopping = stopRequested();
let database: Database | undefined;
let product: RunningProduct | undefined;

async function run(): Promise<string> {
  const launch = readLaunch(process.env);
  makeFolder(launch.dataDir);
  await claimPorts(launch);
  const opened = await progress.step('Database', () => openDatabase(launch.databaseUrl, launch.dataDir, 'serve'), describeDatabase);
  database = opened;
  const lost = new Promise<string>((resolve) => opened.onLost(resolve));
  await allToTheirEnd([prepareDatabase(launch, opened.url, progress), buildApps(progress)]);
  product = await runProduct(launch, opened.url, progress, { output: 'logs' });
  progress.say(welcome(launch));
  return Promise.race([lost, product.broken]);
}

/** Side by side: the demo data needs one core, the builds take the other. A part that fails waits for the others, so that none goes on without us. */
async function allToTheirEnd(parts: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

try {
  const outcome = await Promise.race([run().then((broken) => ({ broken })), stopping.then((request) => ({ request }))]);
  if ('broken' in outcome) {
    progress.say(`✗ ${outcome.broken}`);
    process.exitCode = 1;
  } else progress.say(`Stopping (${outcome.request})`);
} catch (error) {
  progress.say(describeFailure(error));
  process.exitCode = 1;
}
await product?.stop();
await database?.close();
process.exit();
