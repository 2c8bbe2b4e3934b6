import knex, { type Knex } from 'knex';
import { openStorage } from '../api/src/adapters/storage/open-storage.ts';
import { readConfig } from '../api/src/config.ts';
import { loadSecrets } from '../api/src/kernel/secrets.ts';
import { knexConfig } from '../knexfile.ts';
import { hasDemo, seedDemo, seedSettings } from './demo/seed-demo.ts';
import { seedReference } from './reference/seed-reference.ts';
import { emptyDatabase } from './reset.ts';

/** Any fixed number: two seedings at once wait for each other. */
const seedingLock = 7_310_445;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  say(`  ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
};

const fillDemo = async (trx: Knex, databaseUrl: string): Promise<void> => {
  if (await hasDemo(trx)) {
    await seedSettings(trx, new Date());
    return say('  The demo data is there already.');
  }
  const sandboxPort = Number(process.env['SANDBOX_PORT'] || 3010);
  const sftpPort = Number(process.env['SANDBOX_SFTP_PORT'] || sandboxPort + 2);
  const config = readConfig();
  const secrets = await loadSecrets(config);
  const files = { ports: { storage: await openStorage(config) }, secrets };
  await seedDemo(trx, { now: new Date(), servers: { sandboxPort, sftpPort, secrets }, files, databaseUrl, step });
};

const commands: Readonly<Record<string, (trx: Knex, databaseUrl: string) => Promise<void>>> = {
  reference: (trx) => step('Questionnaire, terpenes, postal areas and strains', () => seedReference(trx)),
  demo: async (trx, url) => {
    await seedReference(trx);
    await fillDemo(trx, url);
  },
  reset: async (trx, url) => {
    await step('Emptied', () => emptyDatabase(trx));
    await seedReference(trx);
    await fillDemo(trx, url);
  },
};

/** Runs one command in one transaction: a seeding that is stopped leaves nothing behind. */
const run = async (command: string | undefined): Promise<void> => {
  const work = commands[command ?? ''];
  const url = process.env['DATABASE_URL'];
  if (work === undefined) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`);
  if (url === undefined || url === '') throw new Error('DATABASE_URL is not set.');
  if (command !== 'reference' && process.env['APP_ENV'] === 'production') throw new Error('Demo data has no place in production.');
  const db = knex(knexConfig(url, { applicationName: 'blattwerk seeds', pool: { min: 0, max: 1 } }));
  try {
    await db.transaction(async (trx) => {
      await trx.raw('SELECT pg_advisory_xact_lock(?)', [seedingLock]);
      await work(trx, url);
    });
    if (command !== 'reference') await db.raw('ANALYZE');
  } finally {
    await db.destroy();
  }
};

/** A table that is not there means that the migrations have not run; everything else speaks for itself. */
const explain = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return 'The database has no tables yet: run the migrations first (npm start does).';
  return error instanceof Error ? error.message : String(error);
};

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
