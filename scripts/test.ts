import { describeFailure } from './failure.ts';
import type { Tally } from './check/run-checks.ts';
import { createProgress, formatDuration } from './progress.mjs';
import { runBeside } from './stages/beside.ts';
import { runBrowserStage } from './stages/browser-stage.ts';
import { runJest } from './stages/test-tools.ts';

/**
 * All tests, one stage after the other; beside them the build, which the journeys need, and then the checks of the sources.
 * Every stage runs, whatever happened before.
 * The last line counts: `N passed, N failed`.
 * `npm run test:full` is the same with all random rounds and the long fault journeys (docs/tests.md).
 */
const progress = createProgress();
const isFull = process.argv[2] === 'full';
const full = { env: { TEST_SIZE: 'full' }, minutes: 60 };

const stages: [name: string, run: () => Promise<Tally>][] = [
  ['Unit tests', () => runJest('unit', isFull ? full : {})],
  ['Tests of components', () => runJest('components', isFull ? full : {})],
  ['Tests against PostgreSQL', () => runJest('api', isFull ? full : {})],
  ['Journeys in a browser', () => built.then(() => runBrowserStage(isFull ? full.env : {}))],
];

async function runStage(name: string, run: () => Promise<Tally>): Promise<Tally & { line: string }> {
  const started = performance.now();
  const tally = await run().catch((error: unknown) => {
    progress.say(describeFailure(error));
    return { passed: 0, failed: 1 };
  });
  const mark = tally.failed === 0 ? '✓' : '✗';
  return { ...tally, line: `${mark} ${name}: ${tally.passed} passed, ${tally.failed} failed (${formatDuration(performance.now() - started)})` };
}

const built = runStage('Build, beside the tests', () => runBeside('build', 'scripts/build.ts'));
const checks = built.then(() => runStage('Checks of the sources, beside the tests', () => runBeside('checks', 'scripts/check.ts')));
const results: (Tally & { line: string })[] = [];
for (const [name, run] of stages) {
  progress.say(`\n══ ${name}`);
  const result = await runStage(name, run);
  progress.say(result.line);
  results.push(result);
}
results.unshift(await checks, await built);

const sum = (part: keyof Tally): number => results.reduce((total, result) => total + result[part], 0);
progress.say(`\n${results.map(({ line }) => line).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
