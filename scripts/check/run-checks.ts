import { availableParallelism } from 'node:os';
import { formatDuration, type Progress } from '../progress.mjs';
import { CHECKS } from './tools.ts';

/** How many parts passed and how many failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A tool's complaints, cut to what a person reads; the tool itself shows all of them. */
function shorten(complaint: string, lines = 40): string {
  const all = complaint.split('\n');
  const shown = all.slice(0, lines).map((line) => `    ${line}`);
  return [...shown, ...(all.length > lines ? [`    … and ${all.length - lines} more lines`] : [])].join('\n');
}

/** Each check is a process of its own, so as many run at once as there are cores. */
const lanes = availableParallelism();

/** Runs every check, one line each; a failing one says what is wrong, and the others run all the same. */
export async function runChecks(progress: Progress): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  const waiting = [...CHECKS];
  const runLane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const complaint = await check.run();
      const took = formatDuration(performance.now() - started);
      if (complaint === '') tally.passed += 1;
      else tally.failed += 1;
      progress.say(complaint === '' ? `✓ ${check.name} (${took})` : `✗ ${check.name} (${took})\n${shorten(complaint)}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return tally;
}
