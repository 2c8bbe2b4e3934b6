import { describeFailure } from './failure.ts';
import { buildApps } from './product/builds.ts';
import { createProgress } from './progress.mjs';

/** Builds the storefront and the back office if their sources have changed. */
try {
  await buildApps(createProgress());
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
