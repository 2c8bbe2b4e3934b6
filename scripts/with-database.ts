import { describeDatabase, openDatabase } from './database/open.ts';
import { describeFailure, StartFailure } from './failure.ts';
import { apiEnvironment, readLaunch } from './product/launch.ts';
import { isUnprepared, prepareDatabase } from './product/prepare.ts';
import { runNode } from './product/run-node.ts';
import { inRoot } from './root.ts';
import { createProgress } from './progress.mjs';

/**
 * `node scripts/with-database.ts <script> [arguments]`: runs one command of the product with a database, beside a running product or without one.
 * Standard output is the command's own; what happens around it goes to standard error. The exit code is the command's.
 */
async function main(): Promise<number> {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new StartFailure('No command was named.', 'Call it through npm: npm run products:import -- --file products.csv');
  const launch = readLaunch(process.env);
  const progress = createProgress(process.stderr);
  const database = await openDatabase(launch.databaseUrl, launch.dataDir, 'visit');
  try {
    if (database.origin !== 'found') progress.say(`Database: ${describeDatabase(database)}`);
    if (await isUnprepared(database.url)) await prepareDatabase(launch, database.url, progress);
    const env = apiEnvironment(launch, database.url, process.env);
    // Relative paths among the arguments are meant from where the user called npm.
    return await runNode([inRoot(script), ...args], { env, cwd: process.env['INIT_CWD'] ?? process.cwd(), output: 'shown' });
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
