import { readFile, writeFile } from 'node:fs/promises';
import { changedTemplates, drawingsFile, drawTemplates, type Drawings } from './template-drawings.ts';

/**
 * Registers how each template is drawn. What is drawn otherwise has to have a new version first, unless only its sample data changed:
 * `npm run templates:register -- --samples`.
 */
const registered = JSON.parse(await readFile(drawingsFile, 'utf8')) as Drawings;
const drawn = await drawTemplates();
const changed = process.argv.includes('--samples') ? [] : changedTemplates(registered, drawn);
if (changed.length > 0) throw new Error(`Add a version to template-versions.ts for: ${changed.join(', ')}`);
await writeFile(drawingsFile, `${JSON.stringify(drawn, null, 2)}\n`);
