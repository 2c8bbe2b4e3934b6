import type { Tally } from '../check/run-checks.ts';
import { startChild } from '../product/child.ts';
import { fromReport } from './test-tools.ts';

/** Starts a script beside the tests: it takes what these leave idle (decision 0180), and writes how many passed and failed into a file. */
export const runBeside = (name: string, script: string): Promise<Tally> =>
  fromReport<Tally>(
    (report) => startChild({ name, args: [script, '--beside', report], env: process.env, output: 'shared' }).ended,
    (tally) => tally,
  );
