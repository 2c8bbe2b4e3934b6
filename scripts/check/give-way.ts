import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** This process, and what it starts from now on, runs when nothing else wants the processor. It has to be the first of its session. */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    // Linux may divide the processor between sessions first, and only then by priority.
    writeFileSync('/proc/self/autogroup', '19');
  } catch {
    // Not Linux, or a kernel that does not: the priority is enough.
  }
}
