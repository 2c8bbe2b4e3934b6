import { readFile, writeFile } from 'node:fs/promises';
import { systemClock } from '../../../kernel/clock.ts';
import { presentWordings, withPresent, wordingsFile, type Wordings } from './mail-wordings.ts';

/** Registers since when each mail says what it says: `npm run mails:register`; where only sample data changed, with `-- --samples`. */
const registered = JSON.parse(await readFile(wordingsFile, 'utf8')) as Wordings;
const today = systemClock.now().toISOString().slice(0, 10);
const next = withPresent(registered, presentWordings(), today, process.argv.includes('--samples'));
await writeFile(wordingsFile, `${JSON.stringify(next, null, 2)}\n`);
