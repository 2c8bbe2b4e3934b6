import type { Knex } from 'knex';

/**
 * An edit of a record writes down the version that it made and which fields it touched (decision 0136), so that a change made from an older version can
 * be joined with it. The function hands over these and the values before of one record, to those who edit it and cannot read the audit log.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE audit_events ADD COLUMN made_version integer, ADD COLUMN touched text[],
      ADD CONSTRAINT audit_events_edit_check CHECK ((made_version IS NULL) = (touched IS NULL));
    CREATE FUNCTION edits_since(of_action text, of_type text, of_id text, from_version integer)
      RETURNS TABLE(made_version integer, touched text[], before jsonb)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT made_version, touched, before FROM audit_events
        WHERE object_type = of_type AND object_id = of_id AND action = of_action AND made_version > from_version ORDER BY id DESC LIMIT 100
      $$;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP FUNCTION edits_since(text, text, text, integer);
    ALTER TABLE audit_events DROP CONSTRAINT audit_events_edit_check, DROP COLUMN touched, DROP COLUMN made_version;`);
};
