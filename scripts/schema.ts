import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { openEmbeddedDatabase } from './embedded-postgres.ts';
import { describeFailure, StartFailure } from './failure.ts';
import { inRoot } from './root.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { dumpSchema } from './schema/dump-schema.ts';
import { withFreshDatabase } from './schema/fresh-database.ts';

/** `npm run schema` writes migrations/schema.sql from the migrations; `npm run schema -- --check` says instead which lines are not true any more. */
const file = inRoot('migrations', 'schema.sql');

async function dump(): Promise<string> {
  const folder = makeScratchFolder('blattwerk-schema-');
  try {
    const database = await openEmbeddedDatabase({ dataDir: folder, purpose: 'visit', durability: 'fast', database: 'postgres' });
    return await withFreshDatabase(database.url, dumpSchema).finally(database.close);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lines that only one of the two texts has. */
function difference(before: string, after: string): string[] {
  const [old, fresh] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [...[...old].filter((line) => !fresh.has(line)).map((line) => `- ${line}`), ...[...fresh].filter((line) => !old.has(line)).map((line) => `+ ${line}`)];
}

try {
  const text = await dump();
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stdout.write(`${difference(readFileSync(file, 'utf8'), text).join('\n')}\n`);
    throw new StartFailure('migrations/schema.sql is not what the migrations make.', 'Run npm run schema and commit the file.');
  }
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
