import type { Tally } from '../check/run-checks.ts';
import { startChild } from '../product/child.ts';
import { fromReport } from './test-tools.ts';

/** Starts the checks of the sources beside the tests: they take what these leave idle (decision 0180). */
export const runChecksBeside = (): Promise<Tally> =>
  fromReport<Tally>(
    (report) => startChild({ name: 'checks', args: ['scripts/check.ts', '--beside', report], env: process.env, output: 'shared' }).ended,
    (tally) => tally,
  );
