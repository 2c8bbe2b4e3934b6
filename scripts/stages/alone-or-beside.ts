import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Tally } from '../check/run-checks.ts';

/** This process, and what it starts from now on, runs when nothing else wants the processor. It has to be the first of its session. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    // Linux may divide the processor between sessions first, and only then by priority.
    writeFileSync('/proc/self/autogroup', '19');
  } catch {
    // Not Linux, or a kernel that does not: the priority is enough.
  }
}

/** Runs this script's work; with `--beside <file>` it gives way to the tests, and the file is told how many passed and failed. */
export async function runAloneOrBeside(work: () => Promise<Tally>): Promise<void> {
  const [mode, report] = process.argv.slice(2);
  if (mode === '--beside') giveWay();
  const tally = await work();
  if (mode === '--beside' && report !== undefined) writeFileSync(report, JSON.stringify(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
