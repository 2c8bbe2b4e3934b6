import type { Knex } from 'knex';

/**
 * Who of staff has which record open, one row a tab (decision 0186). Unlogged: after a crash the pages that are open say it again. A repeated sign of
 * life is not announced; one after the minute in which a row counts is.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE UNLOGGED TABLE presences (
      resource text NOT NULL CHECK (resource ~ '^[a-z][a-z-]{1,40}$'),
      record_id text NOT NULL CHECK (record_id ~ '^[A-Za-z0-9_.:-]{1,120}$'),
      user_id uuid NOT NULL CONSTRAINT presences_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
      tab_id uuid NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (resource, record_id, user_id, tab_id)
    );
    CREATE INDEX presences_user_id_idx ON presences (user_id);
    GRANT DELETE, INSERT, SELECT, UPDATE ON presences TO blattwerk_app;
    CREATE FUNCTION announce_presence() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE one presences := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      BEGIN
        PERFORM pg_notify('office_events', format('presence changed %s:%s', one.resource, one.record_id));
        RETURN NULL;
      END $$;
    CREATE TRIGGER presences_announced AFTER INSERT OR DELETE ON presences FOR EACH ROW EXECUTE FUNCTION announce_presence();
    CREATE TRIGGER presences_announced_again AFTER UPDATE ON presences FOR EACH ROW WHEN (NEW.seen_at > OLD.seen_at + interval '1 minute')
      EXECUTE FUNCTION announce_presence();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE presences; DROP FUNCTION announce_presence()');
};
