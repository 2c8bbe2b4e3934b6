import { runChecks } from './check/run-checks.ts';
import { createProgress } from './progress.mjs';

/** Types, lint, formatting, import laws, names: everything that can be said about the sources without running them. */
const { failed } = await runChecks(createProgress());
process.exitCode = failed === 0 ? 0 : 1;
