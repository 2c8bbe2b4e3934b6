import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import knexFactory, { type Knex } from 'knex';
import { knexConfig } from '../../knexfile.ts';
import { prepareQueues } from '../src/app/prepare-queues.ts';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import { publishDefinitions } from '../src/features/health-states/publish-definitions.ts';
import { registry } from '../src/app/jobs.ts';

const migrations = new URL('../../migrations/', import.meta.url);

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: database tests are named *.db.test.ts and run with "npx jest --selectProjects api".');
  return url;
};

const urlOf = (database: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
};

/** Changes with the migrations, the questionnaire and the list of jobs, so that an old template is never used. */
const templateName = (): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.ts'))
    .sort())
    hash.update(readFileSync(new URL(file, migrations)));
  hash.update(registry.map((job) => job.id).join());
  hash.update(JSON.stringify(definitions));
  return `bw_template_${hash.digest('hex').slice(0, 16)}`;
};

const exists = async (server: Knex, database: string): Promise<boolean> => (await server('pg_database').where({ datname: database })).length > 0;

const makeTemplate = async (server: Knex, name: string): Promise<void> => {
  const draft = `${name}_draft`;
  await server.raw(`DROP DATABASE IF EXISTS ${draft}`);
  await server.raw(`CREATE DATABASE ${draft}`);
  const knex = knexFactory(knexConfig(urlOf(draft)));
  try {
    await knex.migrate.latest();
    await publishDefinitions(knex);
    // Tests look for single mails; the gathering of several is tested where it is turned on.
    await knex('settings').insert({ key: 'mails.gatherSeconds', value: '0', validFrom: new Date('2020-01-01T00:00:00Z'), createdAt: new Date() });
  } finally {
    await knex.destroy();
  }
  await prepareQueues(urlOf(draft));
  await server.raw(`ALTER DATABASE ${draft} RENAME TO ${name}`);
};

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own: a clone of the migrated template, which the first worker makes. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const server = knexFactory({ ...knexConfig(serverUrl()), pool: { min: 0, max: 1 } });
  const template = templateName();
  const name = `bw_test_${randomBytes(6).toString('hex')}`;
  try {
    await server.raw('SELECT pg_advisory_lock(4242)');
    if (!(await exists(server, template))) await makeTemplate(server, template);
    // Copied as files: through the log, as is usual, it costs four times as much.
    await server.raw(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
    await server.raw('SELECT pg_advisory_unlock(4242)');
  } finally {
    await server.destroy();
  }
  return {
    url: urlOf(name),
    drop: async () => {
      const admin = knexFactory({ ...knexConfig(serverUrl()), pool: { min: 0, max: 1 } });
      await admin.raw(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.destroy();
    },
  };
};
