import type { Knex } from 'knex';

/** Extensions, the application’s roles, numbers, and the functions that tables and policies use. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS btree_gist;
    CREATE EXTENSION IF NOT EXISTS unaccent;
    -- Requests run as blattwerk_app; jobs, commands and signed webhooks as blattwerk_system, past the walls between people (decision 0015).
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'blattwerk_app') THEN
        CREATE ROLE blattwerk_app NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another process made it at the same moment
    END $$;
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'blattwerk_system') THEN
        CREATE ROLE blattwerk_system NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another process made it at the same moment
    END $$;
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, 'blattwerk_app', 'MEMBER') THEN
        EXECUTE format('GRANT blattwerk_app TO %I', current_user);
      END IF;
    END $$;
    DO $$
    BEGIN
      IF NOT pg_has_role('blattwerk_system', 'blattwerk_app', 'MEMBER') THEN
        EXECUTE format('GRANT blattwerk_app TO %I', 'blattwerk_system');
      END IF;
    END $$;
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, 'blattwerk_system', 'MEMBER') THEN
        EXECUTE format('GRANT blattwerk_system TO %I', current_user);
      END IF;
    END $$;
    GRANT USAGE ON SCHEMA public TO blattwerk_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO blattwerk_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO blattwerk_app;
    CREATE SEQUENCE treatment_numbers;
    CREATE SEQUENCE prescription_numbers;

    CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.actor_id', true), '')::uuid $$;

    CREATE FUNCTION actor_pharmacy_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.pharmacy_id', true), '')::uuid $$;

    CREATE FUNCTION actor_role() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.actor_role', true), '') $$;

    CREATE FUNCTION actor_sending_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.sending_id', true), '')::uuid $$;

    CREATE FUNCTION actor_time() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT coalesce(nullif(current_setting('app.time', true), '')::timestamptz, now()) $$;

    CREATE FUNCTION distance_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
      RETURNS double precision
      LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT 12742 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2
        )))
      $$;

    CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO catalogue_changes (topic) VALUES (TG_ARGV[0]);
        PERFORM pg_notify('catalogue_changed', '');
        RETURN NULL;
      END $$;

    CREATE FUNCTION note_pharmacies_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'pharmacy', id FROM changed GROUP BY id;
        PERFORM pg_notify('catalogue_changed', '');
        RETURN NULL;
      END $$;

    CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO catalogue_changes (topic, pharmacy_id) SELECT 'stock', pharmacy_id FROM changed GROUP BY pharmacy_id;
        IF FOUND THEN PERFORM pg_notify('catalogue_changed', ''); END IF;
        RETURN NULL;
      END $$;

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
      END $$;

    CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.updated_at := now();
        RETURN NEW;
      END $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP FUNCTION actor_id, actor_pharmacy_id, actor_role, actor_sending_id, actor_time, distance_km, note_catalogue_change, note_pharmacies_change, note_stock_change, refuse_change, touch_row; DROP SEQUENCE prescription_numbers, treatment_numbers`,
  );
};
