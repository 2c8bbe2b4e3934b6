import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { dumpSchema } from './dump-schema.ts';
import { withFreshDatabase } from './fresh-database.ts';

const maintenanceUrl = process.env['TEST_DATABASE_URL'] ?? '';

test('migrations/schema.sql says what the migrations make; if not, run npm run schema', async () => {
  const text = await withFreshDatabase(maintenanceUrl, dumpSchema);
  expect(readFileSync(inRoot('migrations', 'schema.sql'), 'utf8')).toBe(text);
}, 30_000);

test('a dump shows columns, constraints, indexes, triggers, rights and functions, and nothing of knex', async () => {
  const text = await withFreshDatabase(maintenanceUrl, async (client) => {
    await client.query(`
      create table leaves (id int generated always as identity primary key, name text not null default 'oak' check (name <> ''), note text);
      create index leaves_note on leaves (note);
      create trigger leaves_frozen before delete on leaves for each row execute function refuse_change();
      revoke all on leaves from blattwerk_app;
      grant select on leaves to blattwerk_app; grant update (note) on leaves to blattwerk_app`);
    return dumpSchema(client);
  });
  const [, table = ''] = /(CREATE TABLE leaves[\s\S]*?)\n\n/.exec(text) ?? [];
  expect(table.split('\n')).toEqual([
    'CREATE TABLE leaves (',
    '  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,',
    "  name text DEFAULT 'oak'::text NOT NULL,",
    '  note text,',
    '  CONSTRAINT leaves_pkey PRIMARY KEY (id),',
    "  CONSTRAINT leaves_name_check CHECK ((name <> ''::text))",
    ');',
    'CREATE INDEX leaves_note ON public.leaves USING btree (note);',
    'CREATE TRIGGER leaves_frozen BEFORE DELETE ON public.leaves FOR EACH ROW EXECUTE FUNCTION refuse_change();',
    'GRANT SELECT ON leaves TO blattwerk_app;',
    'GRANT UPDATE (note) ON leaves TO blattwerk_app;',
  ]);
  expect(text).toContain('CREATE OR REPLACE FUNCTION public.refuse_change()');
  expect(text).not.toContain('knex_');
}, 30_000);
