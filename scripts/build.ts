import type { Tally } from './check/run-checks.ts';
import { describeFailure } from './failure.ts';
import { buildApps } from './product/builds.ts';
import { createProgress } from './progress.mjs';
import { runAloneOrBeside } from './stages/alone-or-beside.ts';

async function build(): Promise<Tally> {
  try {
    await buildApps(createProgress());
    return { passed: 1, failed: 0 };
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Builds the storefront and the back office if their sources have changed. */
await runAloneOrBeside(build);
