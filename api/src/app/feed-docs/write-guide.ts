import { readFile, writeFile } from 'node:fs/promises';
import { guideFile, guideWithTables } from './guide.ts';

/** Writes the tables of the guide for pharmacies' IT from the contract. */
await writeFile(guideFile, guideWithTables(await readFile(guideFile, 'utf8')));
