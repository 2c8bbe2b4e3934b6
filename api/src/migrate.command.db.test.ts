import pg from 'pg';
import { buildAdmin } from '../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { runCommand } from '../test/product-command.ts';
import { isFullSize } from '../test/security/size.ts';
import { databaseProblems } from './database-problems.ts';

const command = new URL('./migrate.command.ts', import.meta.url);
/** Each call starts a process of its own. */
const patience = 60_000;
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const migrate = (more: Record<string, string> = {}) => runCommand(command, [], { DATABASE_URL: app.context.config.DATABASE_URL, ...more });

if (isFullSize)
  describe('in a process of its own', () => {
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

    test(
      'the application’s login is made: it takes the application’s roles, owns nothing and cannot become more',
      async () => {
        const name = `blattwerk_login_${process.pid}`;
        const address = new URL(app.context.config.DATABASE_URL);
        Object.assign(address, { username: name, password: encodeURIComponent("it's a 'secret'?") });
        const owner = new pg.Client({ connectionString: app.context.config.DATABASE_URL });
        await owner.connect();
        await owner.query(`DELETE FROM knex_migrations WHERE name = '20261122180700_pickup_reminders.ts'`);
        try {
          for (let time = 0; time < 2; time += 1) expect(await migrate({ DATABASE_APPLICATION_URL: address.href })).toMatchObject({ code: 0 });
          expect(await databaseProblems({ APP_ENV: 'production', DATABASE_URL: address.href })).toEqual([]);
          const client = new pg.Client({ connectionString: address.href, options: '-c role=blattwerk_app' });
          await client.connect();
          const { rows } = await client.query(
            `SELECT rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb AS may_more, (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned
         FROM pg_roles WHERE rolname = session_user`,
          );
          expect(rows).toEqual([{ may_more: false, owned: 0 }]);
          expect((await client.query('SELECT FROM settings LIMIT 1')).command).toBe('SELECT');
          await expect(client.query(`SET ROLE ${owner.user}`)).rejects.toThrow('permission denied');
          await client.query('SET ROLE NONE');
          await expect(client.query('SELECT FROM settings LIMIT 1')).rejects.toThrow('permission denied');
          await client.end();
        } finally {
          await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
          await owner.end();
        }
      },
      patience,
    );
  });

test('a database with demo data and a login of a superuser are problems of production alone', async () => {
  const { DATABASE_URL: owner } = app.context.config;
  const asks = (environment: string) => databaseProblems({ APP_ENV: environment, DATABASE_URL: owner });
  const superuser = 'DATABASE_URL signs in as a superuser: give the migration that address, and DATABASE_APPLICATION_URL';
  await buildAdmin(app.knex, { email: 'chefin@apotheke.example' });
  expect(await asks('production')).toEqual([superuser]);
  await buildAdmin(app.knex, { email: 'admin@blattwerk.example' });
  expect(await asks('production')).toEqual([superuser, 'DATABASE_URL leads to a database with demo data']);
  expect(await asks('staging')).toEqual([]);
  expect(await databaseProblems({ APP_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })).toEqual([]);
});
