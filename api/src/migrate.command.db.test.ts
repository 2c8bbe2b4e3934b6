import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startTestApp, type TestApp } from '../test/app.ts';

const command = fileURLToPath(new URL('./migrate.command.ts', import.meta.url));
/** Each call starts a process of its own. */
const patience = 60_000;
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const migrate = (): Promise<{ code: number; output: string; complaint: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], APP_ENV: 'test', DATABASE_URL: app.context.config.DATABASE_URL };
    const child = execFile(process.execPath, [command], { env }, (_error, output, complaint) => resolve({ code: child.exitCode ?? -1, output, complaint }));
  });

test(
  'a database of this version has nothing to do; one with a migration that is not known is refused and left as it is',
  async () => {
    expect(await migrate()).toMatchObject({ code: 0, output: 'nothing to do\n' });
    const owner = new pg.Client({ connectionString: app.context.config.DATABASE_URL });
    await owner.connect();
    await owner.query(`INSERT INTO knex_migrations (name, batch, migration_time) VALUES ('20261122180700_pickup_reminders.ts', 1, now())`);
    const { code, complaint } = await migrate();
    expect(code).not.toBe(0);
    expect(complaint).toContain('holds migrations that this version does not know');
    await owner.end();
  },
  patience,
);
