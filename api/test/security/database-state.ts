import type { Knex } from 'knex';

/** Each row that is written to leaves a note, and so does each table that is emptied; what is rolled back takes its note with it. */
const watched = `
  CREATE SCHEMA watch;
  CREATE TABLE watch.notes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL);
  GRANT USAGE ON SCHEMA watch TO blattwerk_system;
  GRANT SELECT ON watch.notes TO blattwerk_system;
  CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS
    $$ BEGIN INSERT INTO watch.notes (name) VALUES (TG_ARGV[0]); RETURN NULL; END $$;
  DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition UNION ALL SELECT 'pgboss.job' LOOP
        EXECUTE format('CREATE TRIGGER watch_rows AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION watch.note(%L)', name, name);
        EXECUTE format('CREATE TRIGGER watch_table AFTER TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION watch.note(%L)', name, name);
      END LOOP;
    END $$`;

const watching = new WeakMap<Knex, Promise<void>>();
const watch = async (knex: Knex): Promise<void> =>
  knex.transaction(async (trx) => {
    await trx.raw('SET LOCAL ROLE NONE');
    await trx.raw(watched);
  });

/** The last row that was written and its table, but for the named ones: the same only while nothing was written and no job was sent. */
export const databaseState = async (knex: Knex, except: readonly string[] = []): Promise<string> => {
  if (!watching.has(knex)) watching.set(knex, watch(knex));
  await watching.get(knex);
  const last = await knex('watch.notes').whereNotIn('name', except).orderBy('id', 'desc').first<{ id: string; name: string } | undefined>('id', 'name');
  return last ? `${last.name} #${last.id}` : 'nothing was written';
};
