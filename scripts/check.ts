import { runChecks } from './check/run-checks.ts';
import { createProgress } from './progress.mjs';
import { runAloneOrBeside } from './stages/alone-or-beside.ts';

/** Types, lint, formatting, import laws, names: everything that can be said about the sources without running them. */
await runAloneOrBeside(() => runChecks(createProgress()));
