import { checkWriters } from './one-writer.ts';

/** In a process of its own: asking the types takes seconds, in which other checks go on. */
const complaints = checkWriters();
if (complaints.length > 0) process.stdout.write(`${complaints.join('\n')}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
