import { writeFileSync } from 'node:fs';
import { giveWay } from './check/give-way.ts';
import { runChecks } from './check/run-checks.ts';
import { createProgress } from './progress.mjs';

/**
 * Types, lint, formatting, import laws, names: everything that can be said about the sources without running them.
 * `--beside <file>`: beside the tests, with what these leave of the processor; the file is told how many passed and failed.
 */
const [mode, report] = process.argv.slice(2);
if (mode === '--beside') giveWay();
const tally = await runChecks(createProgress());
if (mode === '--beside' && report !== undefined) writeFileSync(report, JSON.stringify(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
