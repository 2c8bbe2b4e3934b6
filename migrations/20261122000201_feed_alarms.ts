import type { Knex } from 'knex';

/** Who is told about a feed, and that it is told once: an alarm is open until the feed has recovered. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE feed_alarms (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT feed_alarms_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT feed_alarms_pharmacy_id_fkey REFERENCES pharmacies (id),
      feed_id uuid CONSTRAINT feed_alarms_feed_id_fkey REFERENCES stock_feeds (id),
      run_id uuid CONSTRAINT feed_alarms_run_id_fkey REFERENCES feed_runs (id),
      cause text NOT NULL,
      raised_at timestamptz NOT NULL,
      ended_at timestamptz,
      CONSTRAINT feed_alarms_run_check CHECK ((feed_id IS NULL) = (run_id IS NULL) AND (feed_id IS NULL) = (cause = 'silent'))
    );
    CREATE UNIQUE INDEX feed_alarms_one_open_key ON feed_alarms (pharmacy_id, feed_id, cause) NULLS NOT DISTINCT WHERE ended_at IS NULL;
    CREATE INDEX feed_alarms_pharmacy_id_idx ON feed_alarms (pharmacy_id, raised_at DESC);
    CREATE INDEX feed_alarms_feed_id_idx ON feed_alarms (feed_id);
    CREATE INDEX feed_alarms_run_id_idx ON feed_alarms (run_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE feed_alarms`);
};
