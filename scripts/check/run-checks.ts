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

/** Runs every check, one line each; a failing one says what is wrong, and the others run all the same. */
export async function runChecks(progress: Progress): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const { name, run } of CHECKS) {
    const started = performance.now();
    const complaint = await run();
    const took = formatDuration(performance.now() - started);
    if (complaint === '') tally.passed += 1;
    else tally.failed += 1;
    progress.say(complaint === '' ? `✓ ${name} (${took})` : `✗ ${name} (${took})\n${shorten(complaint)}`);
  }
  return tally;
}
