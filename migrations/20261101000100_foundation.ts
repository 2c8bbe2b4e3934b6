import type { Knex } from 'knex';

/** Extensions, the application's role, and the trigger functions that other migrations use. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
  await knex.raw(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
  await knex.raw(`CREATE EXTENSION IF NOT EXISTS unaccent`);
  await knex.raw(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'blattwerk_app') THEN
        CREATE ROLE blattwerk_app NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another process made it at the same moment
    END $$`);
  await knex.raw(`
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, 'blattwerk_app', 'MEMBER') THEN
        EXECUTE format('GRANT blattwerk_app TO %I', current_user);
      END IF;
    END $$`);
  await knex.raw(`GRANT USAGE ON SCHEMA public TO blattwerk_app`);
  await knex.raw(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO blattwerk_app`);
  await knex.raw(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO blattwerk_app`);
  await knex.raw(`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
    END $$`);
  await knex.raw(`
    CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.updated_at := now();
      RETURN NEW;
    END $$`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP FUNCTION touch_row(); DROP FUNCTION refuse_change()`);
};
